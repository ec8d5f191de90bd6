import type { AnyRecord } from '~/domain/content/record';
import { findCheaperPacks } from '~/domain/odd-prices';
import { readPacks } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { describePackFault, packTextsOf } from './packs';
import styles from './publish.module.css';

/** Shows the packs of sizes and prices as the card does, or why they do not match. */
export function PackLines(site: AnyRecord) {
  const stored = packTextsOf(site);
  const fault = describePackFault(stored);
  const packs = stored.price && !fault ? readPacks(stored) : [];
  return (
    <div aria-live="polite">
      {fault && <p className="message">{fault}</p>}
      {findCheaperPacks(packs).map((text) => (
        <p key={text} className="message">
          {text}. Check the prices.
        </p>
      ))}
      {packs.length > 0 && (
        <ul className={styles.packs} aria-label="Packs on the card">
          {packs.map(({ grams, price, regularPrice }) => (
            <li key={`${grams} ${price}`}>
              {grams !== undefined && <span>{formatWeight(grams)} </span>}
              <b>{formatPrice(price)}</b>
              {regularPrice !== undefined && <s>{formatPrice(regularPrice)}</s>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
