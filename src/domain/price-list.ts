import { bestUnitPrice, type Pack } from './pack';

/** Returns the distinct pack weights in ascending order: the columns of a price list. */
export function listWeights(products: readonly { packs: readonly Pack[] }[]): number[] {
  const weights = products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
  return [...new Set(weights)].sort((a, b) => a - b);
}

/** Assigns a product's packs to the columns of a list. */
export function arrangePacks<P extends Pack>(packs: readonly P[], weights: readonly number[]) {
  return {
    /** One pack for each weight of the list, undefined if the product has none. */
    packs: weights.map((weight) => packs.find(({ grams }) => grams === weight)),
    /** Packs of unknown weight in catalogue order. */
    others: packs.filter(({ grams }) => grams === undefined),
    /** Rounded unit price of the best-value pack. */
    perUnit: bestUnitPrice(packs),
  };
}
