import type { Locale } from '~/config/locales';
import { type Pack, readPacks, type StoredPacks, sizeLine } from './pack';
import { cardPrice } from './price';
import { type Names, nameProduct } from './product-names';
import { describeStars, ratingOf } from './rating';

/** A cell of a price or size line, with its separator. `column` has the texts of its column, one a line. */
export type Cell = Readonly<Record<'text' | 'column', string>>;

const separate = (text: string, at: number, { length }: readonly string[]) =>
  at < length - 1 ? `${text} /` : text;

/** Splits lines such as `'€40 / 70'` and `'25 / 50g'` into cells that know their column. */
function alignLines(...lines: (string | undefined)[]): Cell[][] {
  const rows = lines.map((line) => line?.split(/\s*\/\s*/) ?? []);
  const filled = rows.filter((row) => row.length > 0);
  return rows.map((row) =>
    row.map((text, at) => ({
      text: separate(text, at, row),
      column: filled.length > 1 ? filled.map((other) => separate(other[at] ?? '', at, row)).join('\n') : '',
    })),
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
  };
}

/** Describes the card of a product in a language: its names, packs, prices and stars. */
export function describeCard(
  product: Names & StoredPacks & { id?: string | undefined; rating?: string | undefined },
  locale: Locale,
  packs?: readonly Pack[],
) {
  const rating = ratingOf(product);
  return {
    ...nameProduct(product, locale),
    ...describePrices(product, locale, packs),
    rating,
    stars: describeStars(rating, locale),
  };
}
