import { sourceLocale } from '~/config/locales';
import type { ContentField } from '~/domain/content/field';
import type { AnyRecord } from '~/domain/content/record';
import { findCheaperPacks } from '~/domain/odd-prices';
import { readPacks } from '~/domain/pack';
import { type Cell, describePrices } from '~/domain/product-card';
import { describePackFault, packTextsOf } from './packs';

const join = (cells: readonly Cell[]) => cells.map(({ text }) => text).join(' ');

function readSitePacks(product: AnyRecord, fields: readonly ContentField[]) {
  const stored = packTextsOf(product);
  const fault = describePackFault(stored, fields);
  const packs = stored.price && !fault ? readPacks(stored) : [];
  return { fault, ...describePrices(stored, sourceLocale, packs) };
}

/** Shows the prices of a record that has some. */
export function PriceLine({ record }: { record: object }) {
  const { now } = readSitePacks({ ...record, id: undefined }, []).price;
  return now && <p>{now}</p>;
}

interface Props {
  /** The texts of a product's form. */
  product: AnyRecord;
  fields: readonly ContentField[];
}

/** Shows the packs of sizes and prices as the card does, or why they do not match. */
export function PackLines({ product, fields }: Props) {
  const { fault, packs, cells } = readSitePacks(product, fields);
  return (
    <div aria-live="polite">
      {fault && <p className="message">{fault}</p>}
      {findCheaperPacks(packs).map((text) => (
        <p key={text} className="message">
          {text}. Check the prices.
        </p>
      ))}
      {packs.length > 0 && (
        <>
          {cells.regularPrice.length > 0 && <s>{join(cells.regularPrice)}</s>}
          <p>{join(cells.price)}</p>
          <p className="hint">{join(cells.sizes)}</p>
        </>
      )}
    </div>
  );
}
