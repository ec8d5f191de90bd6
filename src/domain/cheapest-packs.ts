import type { Pack } from './pack';

/** A spice and its packs. One that is sold out has none. */
export interface SpiceOffer {
  id: string;
  /** Name on the page. */
  title: string;
  packs: readonly Pack[];
}

/** Weights have up to three decimals, prices two. Whole numbers add up exactly. */
const toMilligrams = (grams: number) => Math.round(grams * 1000);
const toCents = (price: number) => Math.round(price * 100);

/**
 * Chooses the packs that contain at least so many grams for the smallest sum, and the fewest of those. Lists
 * the largest packs first, with the number of full cartons. `spare` is the weight that is left over, in grams.
 * @returns undefined if no pack has a weight
 */
export function choosePacks<Offer extends Pack>(grams: number, packs: readonly Offer[]) {
  const sizes = packs
    .flatMap((pack) => (pack.grams ? { pack, weight: toMilligrams(pack.grams) } : []))
    .sort((a, b) => b.weight - a.weight);
  if (sizes.length === 0) return undefined;
  const unit = sizes.map(({ weight }) => weight).reduce(findDivisor);
  const needed = Math.ceil(toMilligrams(grams) / unit);

  // The cheapest choice for each number of units adds one pack to the cheapest choice for fewer units.
  const choices: { cents: number; count: number; last?: (typeof sizes)[number] }[] = [{ cents: 0, count: 0 }];
  const choiceFor = (units: number) => choices[Math.max(units, 0)] ?? { cents: Infinity, count: 0 };
  for (let units = 1; units <= needed; units += 1) {
    let best = choiceFor(Infinity);
    for (const last of sizes) {
      const rest = choiceFor(units - last.weight / unit);
      const cents = rest.cents + toCents(last.pack.price);
      const count = rest.count + 1;
      if (cents < best.cents || (cents === best.cents && count < best.count)) best = { cents, count, last };
    }
    choices.push(best);
  }

  const quantities = new Map<Offer, number>();
  let left = needed;
  for (let last = choiceFor(left).last; last; last = choiceFor(left).last) {
    quantities.set(last.pack, (quantities.get(last.pack) ?? 0) + 1);
    left -= last.weight / unit;
  }
  const chosen = sizes.flatMap(({ pack }) => {
    const quantity = quantities.get(pack) ?? 0;
    return quantity > 0
      ? [{ pack, quantity, cartons: Math.floor(quantity / (pack.carton ?? Infinity)) }]
      : [];
  });
  const spare = ((needed - left) * unit - toMilligrams(grams)) / 1000;
  return { chosen, sum: choiceFor(needed).cents / 100, spare };
}

function findDivisor(a: number, b: number): number {
  return b === 0 ? a : findDivisor(b, a % b);
}
