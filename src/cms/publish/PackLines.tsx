import { readPacks } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { formatRupees } from '~/domain/price';
import type { SiteFields } from '../storage/site-fields';
import { findPackFault, packTextsOf } from './faults';
import styles from './publish.module.css';

/** The packs that sizes and prices stand for, as the card shows them, or why they do not go together. */
export function PackLines(site: SiteFields) {
  const stored = packTextsOf(site);
  const fault = findPackFault(stored);
  const packs = stored.price && !fault ? readPacks(stored) : [];
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
