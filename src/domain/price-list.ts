import { type Pack, perHundredLine } from './pack';

/** What the price list says of a product. */
export interface PriceRow<P extends Pack> {
  /** The pack of each weight of the list, undefined where the product has none. */
  packs: (P | undefined)[];
  /** Packs whose weight is not known, in the catalogue's order. */
  others: P[];
  /** Whole rupees for 100 g of the best-value pack. */
  perHundred: number | undefined;
}

/** The pack weights that occur among products, in grams, smallest first: the columns of a price list. */
export function listWeights(products: readonly { packs: readonly Pack[] }[]): number[] {
  const weights = products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
  return [...new Set(weights)].sort((a, b) => a - b);
}

/** A product's packs laid out under the weights of a list. */
export function priceRow<P extends Pack>(packs: readonly P[], weights: readonly number[]): PriceRow<P> {
  return {
    packs: weights.map((weight) => packs.find(({ grams }) => grams === weight)),
    others: packs.filter(({ grams }) => grams === undefined),
    perHundred: perHundredLine(packs),
  };
}
