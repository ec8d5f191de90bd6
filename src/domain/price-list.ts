import { bestUnitPrice, type Pack } from './pack';

/** A product's row in the price list. */
export interface PriceRow<P extends Pack> {
  /** One pack for each weight of the list, undefined if the product has none. */
  packs: (P | undefined)[];
  /** Packs of unknown weight in catalogue order. */
  others: P[];
  /** Rounded unit price of the best-value pack. */
  perUnit: number | undefined;
}

/** Returns the distinct pack weights in ascending order: the columns of a price list. */
export function listWeights(products: readonly { packs: readonly Pack[] }[]): number[] {
  const weights = products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
  return [...new Set(weights)].sort((a, b) => a - b);
}

/** Assigns a product's packs to the columns of a list. */
export function priceRow<P extends Pack>(packs: readonly P[], weights: readonly number[]): PriceRow<P> {
  return {
    packs: weights.map((weight) => packs.find(({ grams }) => grams === weight)),
    others: packs.filter(({ grams }) => grams === undefined),
    perUnit: bestUnitPrice(packs),
  };
}
