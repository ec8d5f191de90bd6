import { readPacks } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { formatRupees } from '~/domain/price';
import type { SiteFields } from '../storage/site-fields';
import { findPackFault } from './faults';
import styles from './publish.module.css';
import { textOf } from './sections';

/** Shows the packs of sizes and prices as the card does, or why they do not match. */
export function PackLines(site: SiteFields) {
  const [size, price, discountPrice] = [site.size, site.price, site.discountPrice].map(textOf);
  const fault = findPackFault({ size, price, discountPrice });
  const packs = price && !fault ? readPacks({ size, price, discountPrice }) : [];
  return (
    <div aria-live="polite">
      {fault && <p className="message">{fault}</p>}
      {packs.length > 0 && (
        <ul className={styles.packs} aria-label="Packs on the card">
          {packs.map(({ grams, rupees, was }) => (
            <li key={`${grams} ${rupees}`}>
              {grams !== undefined && <span>{formatWeight(grams)} </span>}
              <b>{formatRupees(rupees)}</b>
              {was !== undefined && <s>{formatRupees(was)}</s>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
