import { type Pack, perHundredLine } from './pack';
import { cutInParts, partSize } from './part';

/** What the price list says of a product. */
export interface PriceRow {
  /** The pack of each weight of the list, undefined where the product has none. */
  packs: (Pack | undefined)[];
  /** Packs whose weight is not known, in the catalogue's order. */
  others: Pack[];
  /** Whole rupees for 100 g of the best-value pack. */
  perHundred: number | undefined;
}

/** The pack weights that occur among products, in grams, smallest first: the columns of a price list. */
export function listWeights(products: readonly { packs: readonly Pack[] }[]): number[] {
  const weights = products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
  return [...new Set(weights)].sort((a, b) => a - b);
}

/** A product's packs laid out under the weights of a list. */
export function priceRow(packs: readonly Pack[], weights: readonly number[]): PriceRow {
  return {
    packs: weights.map((weight) => packs.find(({ grams }) => grams === weight)),
    others: packs.filter(({ grams }) => grams === undefined),
    perHundred: perHundredLine(packs),
  };
}

/**
 * Groups of rows as tables: all in one, or a part a table where a group is longer than a part; a part's name then says
 * which rows it has. A browser lays a table out whole: thousands of rows in one keep a phone busy for many seconds.
 */
export function cutInTables<Group extends { name: string; rows: readonly unknown[] }>(
  groups: readonly Group[],
): Group[][] {
  if (groups.every(({ rows }) => rows.length <= partSize)) return [[...groups]];
  return groups.flatMap((group) =>
    cutInParts(group.rows).map((rows, at) => {
      const name = `${group.name} ${at * partSize + 1}–${at * partSize + rows.length}`;
      return [{ ...group, rows, name }];
    }),
  );
}
