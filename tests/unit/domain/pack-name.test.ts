import { expect, test } from 'vitest';
import { namesInOrders, packName } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';

test('a pack has the name of its product and its weight, or its price without a weight', () => {
  const packs = [
    { grams: 500, price: 290 },
    { grams: 1500, price: 900 },
    { price: 60, regularPrice: 70 },
  ];
  const ends = ['500 g', '1.5 kg', formatPrice(60)];
  expect(packs.map((pack) => packName('Turmeric', pack))).toEqual(ends.map((end) => `Turmeric ${end}`));
});

test('products with the same name get their numbers', () => {
  const products = [
    { id: '1', name: 'Meat Spice' },
    { id: '2', name: 'Cloves' },
    { id: '108', name: 'Meat Spice' },
  ];
  expect([...namesInOrders(products).values()]).toEqual(['Meat Spice (№ 1)', 'Cloves', 'Meat Spice (№ 108)']);
});
