import { expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { arrangePacks, listWeights } from '~/domain/price-list';

test('the weights of a price list are distinct, ascending and known', () => {
  const packs = [{ grams: 100, price: 9 }, { price: 40 }, { grams: 20, price: 2 }];
  expect(listWeights([{ packs }, { packs }])).toEqual([20, 100]);
  expect(listWeights([{ packs: [{ price: 40 }] }])).toEqual([]);
});

test('a row assigns each pack to its weight or to the others', () => {
  const packs = readPacks({ size: '200 / 800g', price: '80 / 300', discountPrice: '80 / 280' });
  const loose = { price: 25 };
  expect(arrangePacks([...packs, loose], [100, 200, 800])).toEqual({
    packs: [undefined, { grams: 200, price: 80 }, { grams: 800, price: 280, regularPrice: 300 }],
    others: [loose],
    perUnit: 35,
  });
});
