import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestValue, perHundredLine, readPacks, readSizes, rupeesPer100g, sizeLine } from '~/domain/pack';
import { readProducts } from './content';

const packs = fc.array(
  fc.record({ grams: fc.integer({ min: 1, max: 5000 }), rupees: fc.integer({ min: 1, max: 9999 }) }),
  { minLength: 1, maxLength: 6 },
);

describe('reading stored sizes', () => {
  test.each([
    ['25 / 50 / 100 / 500g', [25, 50, 100, 500]],
    ['50g', [50]],
    ['200 / 500 / 1000 g', [200, 500, 1000]],
    ['500g / 1kg / 2.5 KG', [500, 1000, 2500]],
    ['as you like', []],
    ['', []],
    [undefined, []],
  ])('%j names %j', (size, grams) => {
    expect(readSizes(size)).toEqual(grams);
  });

  test('the size line is shown as stored, or not at all', () => {
    expect(sizeLine(' 25 / 50 / 100 / 500g ')).toBe('25 / 50 / 100 / 500g');
    expect(sizeLine('')).toBeUndefined();
    expect(sizeLine('  ')).toBeUndefined();
    expect(sizeLine()).toBeUndefined();
  });
});

describe('packs', () => {
  test('pair sizes and prices in order', () => {
    expect(readPacks({ size: '25 / 50 / 100g', price: '35 / 60 / 110' })).toEqual([
      { grams: 25, rupees: 35 },
      { grams: 50, rupees: 60 },
      { grams: 100, rupees: 110 },
    ]);
  });

  test('cope with the two prices that are stored unlike the others', () => {
    expect(readPacks({ price: '25 50 / 100 / 240' })).toEqual([
      { rupees: 25 },
      { rupees: 50 },
      { rupees: 100 },
      { rupees: 240 },
    ]);
    expect(readPacks({ size: '200g', price: 'Rs. 240' })).toEqual([{ grams: 200, rupees: 240 }]);
  });

  test('cost the discounted prices where there are any', () => {
    const stored = { size: '25 / 50g', price: '40 / 70' };
    const discounted = readPacks({ ...stored, discountPrice: 'Rs. 35 / 60' });
    expect(discounted).toEqual([
      { grams: 25, rupees: 35, was: 40 },
      { grams: 50, rupees: 60, was: 70 },
    ]);
    expect(perHundredLine(discounted)).toBe(120);
    expect(readPacks({ ...stored, discountPrice: ' ' })).toEqual(readPacks(stored));
    expect(readPacks({ price: '40 / 70', discountPrice: '35 / 70' })).toEqual([
      { rupees: 35, was: 40 },
      { rupees: 70 },
    ]);
  });

  test.each(['35', '35 / 60 / 90', 'half', '35 / 71', '400 / 60', '40 / 70'])(
    'refuse the discount %j, naming both prices',
    (discountPrice) => {
      const read = () => readPacks({ size: '25 / 50g', price: '40 / 70', discountPrice });
      expect(read).toThrow(new RegExp(`'${discountPrice}'.*'40 / 70'`));
    },
  );

  test('are none where neither size nor price has a number', () => {
    expect(readPacks({ price: 'On request' })).toEqual([]);
  });

  test.each([
    ['25 / 50g', '40'],
    ['25g', '40 / 70'],
    ['25g', 'On request'],
  ])('refuse %j with %j, naming both', (size, price) => {
    expect(() => readPacks({ size, price })).toThrow(new RegExp(`'${size}'.*'${price}'`));
  });

  test('read back whatever is written as the catalogue writes it', () => {
    fc.assert(
      fc.property(packs, (list) => {
        const size = `${list.map((pack) => pack.grams).join(' / ')}g`;
        const price = list.map((pack) => pack.rupees).join(' / ');
        expect(readPacks({ size, price })).toEqual(list);
      }),
    );
  });
});

describe('rupees per 100 g', () => {
  test('are worked out from weight and price', () => {
    expect(rupeesPer100g({ grams: 500, rupees: 580 })).toBe(116);
    expect(rupeesPer100g({ grams: 25, rupees: 40 })).toBe(160);
  });

  test('are unknown without a weight', () => {
    expect(rupeesPer100g({ rupees: 40 })).toBeUndefined();
    expect(rupeesPer100g({ grams: 0, rupees: 40 })).toBeUndefined();
  });

  test('of the best pack are rounded to whole rupees', () => {
    expect(perHundredLine(readPacks({ size: '25 / 50 / 100 / 500g', price: '40 / 70 / 130 / 580' }))).toBe(
      116,
    );
    expect(perHundredLine([{ grams: 150, rupees: 175 }])).toBe(117);
    expect(perHundredLine([{ rupees: 40 }])).toBeUndefined();
    expect(perHundredLine([])).toBeUndefined();
  });
});

describe('the best value', () => {
  test('is the smaller of two packs at one price per 100 g, in whatever order they stand', () => {
    const small = { grams: 25, rupees: 90 };
    const large = { grams: 50, rupees: 180 };
    expect(bestValue([small, large])).toBe(small);
    expect(bestValue([large, small])).toBe(small);
  });

  test('passes over packs of unknown weight', () => {
    expect(bestValue([{ rupees: 1 }, { grams: 50, rupees: 60 }])).toEqual({ grams: 50, rupees: 60 });
    expect(bestValue([{ rupees: 1 }])).toBeUndefined();
    expect(bestValue([])).toBeUndefined();
  });

  test('is never dearer than any other pack, and leaves the list alone', () => {
    fc.assert(
      fc.property(packs, (list) => {
        const before = structuredClone(list);
        const best = bestValue(list);
        expect(list).toContain(best);
        for (const pack of list) {
          expect(rupeesPer100g(pack)).toBeGreaterThanOrEqual((best && rupeesPer100g(best)) ?? Number.NaN);
        }
        expect(list).toEqual(before);
      }),
    );
  });
});

test.each(readProducts())('product $id, $name, can be read into packs', ({ size, price }) => {
  const list = readPacks({ size, price });
  expect(list.length).toBeGreaterThan(0);
  for (const { grams, rupees } of list) {
    expect(rupees).toBeGreaterThan(0);
    expect(grams === undefined).toBe(size === undefined);
  }
  expect(perHundredLine(list) === undefined).toBe(size === undefined);
});
