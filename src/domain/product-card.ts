import type { Locale } from '~/config/locales';
import { bestUnitPrice, type Pack, readPacks, type StoredPacks, sizeLine } from './pack';
import { cardPrice, formatPrice } from './price';

/** A number of a price or size line. `widest` is the widest of its column, or empty if the cell is it. */
export type Cell = Readonly<Record<'text' | 'widest', string>>;

/** Counts letters of about the same width: no points, and no marks on a letter. */
const countLetters = (text = '') => text.replace(/[\p{M}\p{P}]/gu, '').length;

/** Splits lines such as `'€40 / 70'` and `'25 / 50g'` into cells whose columns are equally wide. */
function alignLines(...lines: (string | undefined)[]): Cell[][] {
  const rows = lines.map((line) => line?.split(/\s*\/\s*/) ?? []);
  return rows.map((row) =>
    row.map((text, column) => {
      const most = Math.max(...rows.map((other) => countLetters(other[column])));
      const widest = rows.map((other) => other[column]).find((other) => countLetters(other) === most);
      return { text, widest: widest === undefined || widest === text ? '' : widest };
    }),
  );
}

/**
 * Writes the packs and prices of a product in a language.
 * @param packs the packs of the stored texts; none if these are faulty
 */
export function describePrices(
  stored: StoredPacks,
  locale: Locale,
  packs: readonly Pack[] = readPacks(stored),
) {
  const perUnit = bestUnitPrice(packs);
  const price = packs.length > 0 ? cardPrice(packs, locale) : { now: stored.price.trim() };
  const [regularPrice = [], prices = [], sizes = []] = alignLines(
    price.regularPrice,
    price.now,
    sizeLine(stored.size, locale),
  );
  return {
    price,
    packs,
    /** The lines of the card: former prices, prices and weights. */
    cells: { regularPrice, price: prices, sizes },
    /** Unit price of the best-value pack, where weights are known. */
    perUnit: perUnit === undefined ? undefined : formatPrice(perUnit, locale),
  };
}
