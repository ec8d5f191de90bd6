import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choosePacks } from '~/domain/cheapest-packs';
import type { Pack } from '~/domain/pack';
import { products } from '../../support/catalogue';

const weigh = (chosen: readonly { pack: Pack; quantity: number }[]) =>
  chosen.reduce((sum, { pack, quantity }) => sum + (pack.grams ?? 0) * quantity, 0);

/** Tries every choice: the smallest sum in cents that covers the grams, and the fewest packs for it. */
function searchAll(grams: number, [pack, ...others]: readonly Pack[]): [cents: number, packs: number] {
  if (grams <= 0) return [0, 0];
  if (!pack?.grams) return [Infinity, Infinity];
  let best: [number, number] = [Infinity, Infinity];
  for (let count = 0; count <= Math.ceil(grams / pack.grams); count += 1) {
    const [cents, packs] = searchAll(grams - count * pack.grams, others);
    const sum: [number, number] = [cents + count * Math.round(pack.price * 100), packs + count];
    if (sum[0] < best[0] || (sum[0] === best[0] && sum[1] < best[1])) best = sum;
  }
  return best;
}

const packs = fc.uniqueArray(
  fc.record({
    grams: fc.integer({ min: 1, max: 12 }),
    price: fc.integer({ min: 1, max: 40 }).map((n) => n / 4),
  }),
  { minLength: 1, maxLength: 4, selector: ({ grams }) => grams },
);

it('the packs cover the grams, and no choice is cheaper or has fewer packs for its sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), packs, (grams, offered) => {
      const { chosen = [], sum, spare } = choosePacks(grams, offered) ?? {};
      expect(weigh(chosen)).toBe(grams + (spare ?? Number.NaN));
      expect(spare).toBeGreaterThanOrEqual(0);
      const count = chosen.reduce((all, { quantity }) => all + quantity, 0);
      expect([Math.round((sum ?? 0) * 100), count]).toEqual(searchAll(grams, offered));
    }),
  );
});

it.each<[string, number, Pack[], [grams: number, quantity: number][]]>([
  [
    'one large pack for less than small ones',
    420,
    [
      { grams: 50, price: 40 },
      { grams: 500, price: 300 },
    ],
    [[500, 1]],
  ],
  [
    'the fewest packs of one sum',
    200,
    [
      { grams: 100, price: 60 },
      { grams: 200, price: 120 },
    ],
    [[200, 1]],
  ],
  ['a part of a gram', 0.4, [{ grams: 0.5, price: 3 }, { price: 1 }], [[0.5, 1]]],
  ['nothing for nothing', 0, [{ grams: 100, price: 60 }], []],
])('chooses %s', (_, grams, offered, expected) => {
  const { chosen = [] } = choosePacks(grams, offered) ?? {};
  expect(chosen.map(({ pack, quantity }) => [pack.grams, quantity])).toEqual(expected);
});

it('names full cartons and what is left over', () => {
  expect(choosePacks(14_900, [{ grams: 500, price: 580, carton: 12 }])).toEqual({
    chosen: [{ pack: { grams: 500, price: 580, carton: 12 }, quantity: 30, cartons: 2 }],
    sum: 17_400,
    spare: 100,
  });
});

it('has no answer if no pack has a weight', () => {
  expect(choosePacks(100, [{ price: 60 }])).toBeUndefined();
});

it('covers a feast of 2,000 with the packs of every product', () => {
  for (const { packs } of products.filter(({ packs }) => packs.every(({ grams }) => grams)))
    expect(weigh(choosePacks(15_000, packs)?.chosen ?? [])).toBeGreaterThanOrEqual(15_000);
});

it.each([
  ['one odd weight', [33.33, 50]],
  ['odd weights of one value', [33.33, 50, 66.67, 100]],
  ['the usual weights beside an odd one', [25, 33.333, 50, 100, 200, 500]],
])('covers a feast of 2,000 with %s in few steps', (_, weights) => {
  let steps = 0;
  const offered = weights.map((grams) => ({
    grams,
    get price() {
      steps += 1;
      return grams;
    },
  }));
  const { spare = -1 } = choosePacks(15_000, offered) ?? {};
  expect(spare).toBeGreaterThanOrEqual(0);
  expect(steps).toBeLessThan(2_000_000);
});
