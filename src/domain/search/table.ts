import { categories } from '~/config/routes';
import { uses } from '../use';
import type { Product } from './filter';

/** What the finder needs of a product that its card does not say; names and packs stand on the card. */
export interface Listed extends Omit<Product, 'name' | 'packs'> {
  romanised: string[];
}

/**
 * Products as short as they get: a text for each field, in it the products' values with semicolons between.
 * The fields are number, place of the category, romanised names with commas between, rating, uses as bits.
 */
export type Table = readonly string[];

/** The table of products; {@link readTable} gives the same products back. */
export function writeTable(products: readonly Listed[]): Table {
  const fields: ((product: Listed) => string | number)[] = [
    ({ id }) => id,
    ({ category }) => categories.findIndex(({ slug }) => slug === category),
    ({ romanised }) => romanised.join(),
    ({ rating = 0 }) => rating,
    ({ uses: good }) => uses.reduce((bits, use, place) => bits + (good.includes(use) ? 1 << place : 0), 0),
  ];
  return fields.map((field) => products.map(field).join(';'));
}

/** The products of a table, in its order. */
export function readTable(table: Table): Listed[] {
  const [ids = [], places = [], romanised = [], ratings = [], bits = []] = table.map((field) =>
    field.split(';'),
  );
  return ids.map((id, at) => ({
    id,
    category: categories[Number(places[at])]?.slug ?? 'other',
    romanised: romanised[at]?.split(',') ?? [],
    rating: Number(ratings[at]),
    uses: uses.filter((_, place) => Number(bits[at]) & (1 << place)),
  }));
}
