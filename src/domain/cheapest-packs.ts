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
const toCents = ({ price }: Pack) => Math.round(price * 100);

/** A choice of packs. */
interface Choice<Offer> {
  cents: number;
  count: number;
  weight: number;
  quantities: (readonly [pack: Offer, quantity: number])[];
}

const add = <Offer extends Pack>(
  { cents, count, weight, quantities }: Choice<Offer>,
  size: { pack: Offer; weight: number },
  quantity: number,
): Choice<Offer> => ({
  cents: cents + quantity * toCents(size.pack),
  count: count + quantity,
  weight: weight + quantity * size.weight,
  quantities: [...quantities, [size.pack, quantity]],
});

/**
 * Chooses the packs that contain at least so many grams for the smallest sum, and the fewest of those. Lists
 * the largest packs first, with the number of full cartons. `spare` is the weight that is left over, in grams.
 * @returns undefined if no pack has a weight
 */
export function choosePacks<Offer extends Pack>(grams: number, packs: readonly Offer[]) {
  const needed = toMilligrams(grams);
  const sizes = packs
    .flatMap((pack) => (pack.grams ? { pack, weight: toMilligrams(pack.grams) } : []))
    .sort((a, b) => b.weight - a.weight);
  // Of packs of equal value, the largest needs the fewest.
  const [value] = [...sizes].sort((a, b) => toCents(a.pack) * b.weight - toCents(b.pack) * a.weight);
  if (!value) return undefined;
  let best: Choice<Offer> = { cents: Infinity, count: 0, weight: 0, quantities: [] };
  const isBetter = (one: Choice<Offer>, other: Choice<Offer>) =>
    one.cents < other.cents || (one.cents === other.cents && one.count < other.count);

  // The best choice of the other packs for each weight. Packs of the best value cover the rest.
  let choices = new Map([[0, { ...best, cents: 0 }]]);
  for (const size of [undefined, ...sizes.filter((size) => size !== value)]) {
    // So many weigh as much as packs of the best value, which cost no more.
    const limit = size ? value.weight / findDivisor(value.weight, size.weight) : 1;
    const next = new Map(choices);
    for (const choice of choices.values())
      for (let quantity = 0; quantity < limit; quantity += 1) {
        const more = size ? add(choice, size, quantity) : choice;
        const rest = Math.max(needed - more.weight, 0);
        if ((more.cents - best.cents) * value.weight + rest * toCents(value.pack) > 0) break;
        const former = next.get(more.weight);
        if (!former || isBetter(more, former)) next.set(more.weight, more);
        const whole = add(more, value, Math.ceil(rest / value.weight));
        if (isBetter(whole, best)) best = whole;
        if (rest === 0) break;
      }
    choices = next;
  }

  const quantities = new Map(best.quantities);
  const chosen = sizes.flatMap(({ pack }) => {
    const quantity = quantities.get(pack) ?? 0;
    return quantity > 0
      ? [{ pack, quantity, cartons: Math.floor(quantity / (pack.carton ?? Infinity)) }]
      : [];
  });
  return { chosen, sum: best.cents / 100, spare: (best.weight - needed) / 1000 };
}

function findDivisor(a: number, b: number): number {
  return b === 0 ? a : findDivisor(b, a % b);
}
