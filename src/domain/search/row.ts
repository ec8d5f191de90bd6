import { categories } from '~/config/routes';
import { type Use, uses } from '../use';
import type { Product } from './filter';

/**
 * What the finder needs of a product that its card does not say, as short as it gets: number, place of the
 * category, romanised names with commas between, grams and rupees of the packs in turn (0 grams where the
 * weight is not known), rating, uses as bits.
 */
export type Row = readonly [
  id: string,
  category: number,
  romanised: string,
  packs: readonly number[],
  rating: number,
  uses: number,
];

/** A row as the finder works with it; the names stand on the card. */
export interface Listed extends Omit<Product, 'name'> {
  romanised: string[];
}

/** The row of a product; {@link readRow} gives the same product back. */
export function writeRow({ id, category, romanised, packs, rating = 0, uses: good }: Listed): Row {
  return [
    id,
    categories.findIndex(({ slug }) => slug === category),
    romanised.join(),
    packs.flatMap(({ grams = 0, rupees }) => [grams, rupees]),
    rating,
    uses.reduce((bits, use, place) => bits + (good.includes(use) ? 2 ** place : 0), 0),
  ];
}

/** The product of a row. @throws Error where its category is none of the catalogue's */
export function readRow([id, place, romanised, amounts, rating, bits]: Row): Listed {
  const category = categories[place]?.slug;
  if (!category) throw new Error(`product ${id}: there is no category ${place}`);
  const packs = amounts.flatMap((grams, at) => {
    const rupees = amounts[at + 1];
    if (at % 2 || rupees === undefined) return [];
    return grams ? [{ grams, rupees }] : [{ rupees }];
  });
  const good: Use[] = uses.filter((_, place) => Math.floor(bits / 2 ** place) % 2);
  return { id, category, romanised: romanised.split(','), packs, rating, uses: good };
}
