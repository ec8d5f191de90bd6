import type { Pack } from './pack';

/** Packs of one size: full cartons, and single packs beside them. */
export interface ChosenPack<Offer extends Pack = Pack> {
  pack: Offer;
  quantity: number;
  cartons: number;
  loose: number;
}

export interface PackChoice<Offer extends Pack = Pack> {
  /** Largest packs first. */
  chosen: ChosenPack<Offer>[];
  sum: number;
  /** Grams that are left over. */
  spare: number;
}

/** Weights have up to three decimals, prices two. Whole numbers add up exactly. */
const toMilligrams = (grams: number) => Math.round(grams * 1000);
const toCents = (price: number) => Math.round(price * 100);

/**
 * Chooses the packs that contain at least so many grams for the smallest sum, and the fewest of those.
 * @returns undefined if no pack has a weight
 */
export function choosePacks<Offer extends Pack>(
  grams: number,
  packs: readonly Offer[],
): PackChoice<Offer> | undefined {
  const sizes = packs.flatMap((pack) => (pack.grams ? { pack, weight: toMilligrams(pack.grams) } : []));
  if (sizes.length === 0) return undefined;
  const unit = sizes.map(({ weight }) => weight).reduce(findDivisor);
  const offers = sizes
    .sort((a, b) => b.weight - a.weight)
    .map(({ pack, weight }) => ({ pack, units: weight / unit, cents: toCents(pack.price) }));
  const needed = Math.ceil(toMilligrams(grams) / unit);

  // The cheapest choice for each weight adds one pack to the cheapest choice for the rest.
  const cents = new Float64Array(needed + 1);
  const counts = new Float64Array(needed + 1);
  const added = new Uint16Array(needed + 1);
  for (let units = 1; units <= needed; units += 1) {
    cents[units] = Infinity;
    for (const [index, offer] of offers.entries()) {
      const rest = Math.max(units - offer.units, 0);
      const sum = (cents[rest] ?? 0) + offer.cents;
      const count = (counts[rest] ?? 0) + 1;
      const best = cents[units] ?? 0;
      if (sum > best || (sum === best && count >= (counts[units] ?? 0))) continue;
      cents[units] = sum;
      counts[units] = count;
      added[units] = index;
    }
  }

  const quantities = offers.map(() => 0);
  let left = needed;
  while (left > 0) {
    const index = added[left] ?? 0;
    quantities[index] = (quantities[index] ?? 0) + 1;
    left -= offers[index]?.units ?? left;
  }
  const chosen = offers.flatMap(({ pack }, index) => {
    const quantity = quantities[index] ?? 0;
    const loose = pack.carton ? quantity % pack.carton : quantity;
    return quantity > 0 ? { pack, quantity, loose, cartons: (quantity - loose) / (pack.carton ?? 1) } : [];
  });
  const spare = Math.round((needed - left) * unit - toMilligrams(grams)) / 1000;
  return { chosen, sum: (cents[needed] ?? 0) / 100, spare };
}

function findDivisor(a: number, b: number): number {
  return b === 0 ? a : findDivisor(b, a % b);
}
