import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unitPrice } from '~/config/site';
import {
  bestUnitPrice,
  bestValue,
  readPacks,
  readSizes,
  roundedUnitPrice,
  sizeLine,
  unitPriceOf,
} from '~/domain/pack';

test.each([
  ['25 / 50 / 100 / 500g', [25, 50, 100, 500]],
  ['500g / 1kg / 2.5 KG', [500, 1000, 2500]],
  ['0.5g / 2.01kg', [0.5, 2010]],
  ['२५ / ५० ग्राम', [25, 50]],
  ['25g - 50g / 1,000g', [25, 50, 1000]],
  ['as you like', []],
  [undefined, []],
])('the size %j is parsed as %j', (size, grams) => {
  expect(readSizes(size)).toEqual(grams);
});

test.each([
  [' 25 / 50g ', '25 / 50g', '२५ / ५० ग्रा.'],
  ['500 g / 2.5 KG', '500 g / 2.5 KG', '५०० ग्रा. / २.५ किलो'],
  ['  ', undefined, undefined],
])('the size %j is shown as %j, in Nepali as %j', (size, line, nepali) => {
  expect(sizeLine(size)).toBe(line);
  expect(sizeLine(size, 'ne')).toBe(nepali);
});

describe('packs', () => {
  test.each([
    [{ price: '25 50 / 100' }, [{ price: 25 }, { price: 50 }, { price: 100 }]],
    [{ size: '200g', price: '€ 240' }, [{ grams: 200, price: 240 }]],
    [{ price: '40 / 70', discountPrice: '€ 35 / 70' }, [{ price: 35, regularPrice: 40 }, { price: 70 }]],
    [{ size: '25g', price: '40', discountPrice: '35' }, [{ grams: 25, price: 35, regularPrice: 40 }]],
    [
      { price: '40 / 70 / 90', cartons: '– / २ / -' },
      [{ price: 40 }, { price: 70, carton: 2 }, { price: 90 }],
    ],
    [{ price: '40', discountPrice: ' ', cartons: ' ' }, [{ price: 40 }]],
  ])('%j are %j', (stored, list) => {
    expect(readPacks(stored)).toEqual(list);
  });

  test('refuse a discount that does not lower some of both prices', () => {
    for (const discountPrice of ['35', '35 / 60 / 90', 'half', '35 / 71', '400 / 60', '40 / 70']) {
      const read = () => readPacks({ size: '25 / 50g', price: '40 / 70', discountPrice });
      expect(read).toThrow(new RegExp(`'${discountPrice}'.*'40 / 70'`));
    }
  });

  test.each([
    [{ price: '40 / 70', cartons: '24' }, "cartons '24' names 1 packs, but price '40 / 70' names 2"],
    [{ size: '25 / 50g', price: '40' }, "size '25 / 50g' names 2 packs, but price '40' names 1"],
    [{ size: '25g', price: '40 / 70' }, "size '25g' names 1 packs, but price '40 / 70' names 2"],
    [{ size: '25 ml', price: '40' }, "size '25 ml' has a unit other than g and kg: ml"],
    [{ size: '0g', price: '40' }, "size '0g' has a weight that is not above 0"],
    [{ size: 'a few', price: '40' }, "size 'a few' names no weight"],
    [{ size: '1kg / 1000g', price: '40 / 70' }, "size '1kg / 1000g' has the same weight twice"],
    [{ size: '25 / 50g', price: '40 / −5' }, "price '40 / −5' has '40 / −5', which is no amount"],
    [{ price: 'On request' }, "price 'On request' names no price"],
    [{ size: '25g', price: '40', discountPrice: '-5' }, "discountPrice '-5' has '-5', which is no amount"],
    [{ size: '2 x 50g', price: '40' }, "size '2 x 50g' has a unit other than g and kg: x"],
    [{ size: '1 000g', price: '40 / 70' }, "size '1 000g' has '1 000', which may be one amount or several"],
  ])('refuse %j', (stored, fault) => {
    expect(() => readPacks(stored)).toThrow(fault);
  });

  test('refuse a carton of 0, 1, 1000 or a part', () => {
    for (const count of ['0', '1', '1000', '2.5', '-24', 'many', '']) {
      const read = () => readPacks({ price: '40 / 70', cartons: `24 / ${count}` });
      expect(read).toThrow(`cartons '24 / ${count}' has '${count}', which is neither`);
    }
  });
});

describe('price per unit weight', () => {
  const own = { ...unitPrice };
  beforeEach(() => {
    Object.assign(unitPrice, { grams: 100, step: 1 });
  });
  afterEach(() => {
    Object.assign(unitPrice, own);
  });

  test('follows the settings of its weight and its step', () => {
    Object.assign(unitPrice, { grams: 1000, step: 0.01 });
    expect(roundedUnitPrice({ grams: 150, price: 1.7 })).toBe(11.33);
  });

  test('is missing without a weight, and rounded for the best pack', () => {
    const packs = [
      { grams: 500, price: 580 },
      { grams: 25, price: 40 },
      { price: 40 },
      { grams: 0, price: 40 },
    ];
    expect(packs.map(unitPriceOf)).toEqual([116, 160, undefined, undefined]);
    expect(packs.map((pack) => bestUnitPrice([pack]))).toEqual([116, 160, undefined, undefined]);
    expect(bestUnitPrice(packs.slice(0, 3))).toBe(116);
    expect(bestUnitPrice([{ grams: 150, price: 175 }])).toBe(117);
  });
});

test('the best value is the smaller of equal packs, never one without a weight', () => {
  const [loose, small, large] = [{ price: 1 }, { grams: 25, price: 90 }, { grams: 50, price: 180 }];
  expect(bestValue([large, small])).toBe(small);
  expect(bestValue([loose, large, { grams: 25, price: 91 }])).toBe(large);
  expect(bestValue([loose])).toBeUndefined();
});
