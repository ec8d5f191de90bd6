import { expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { orderNames, packName } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { readProducts } from './content';

test.each([
  [{ grams: 500, price: 290 }, 'Turmeric Powder 500 g'],
  [{ grams: 1000, price: 650 }, 'Turmeric Powder 1 kg'],
  [{ grams: 1500, price: 900 }, 'Turmeric Powder 1.5 kg'],
  [{ price: 60, was: 70 }, `Turmeric Powder ${formatPrice(60)}`],
])('the pack %j is called %s', (pack, name) => {
  expect(packName('Turmeric Powder', pack)).toBe(name);
});

test('products with the same name get their numbers', () => {
  const products = [
    { id: '1', name: 'Meat Spice' },
    { id: '2', name: 'Cloves' },
    { id: '108', name: 'Meat Spice' },
  ];
  expect([...orderNames(products).values()]).toEqual(['Meat Spice (№ 1)', 'Cloves', 'Meat Spice (№ 108)']);
});

test('all packs of the catalogue have unique names', () => {
  const products = readProducts().map((product) => ({ ...product, id: String(product.id) }));
  const names = orderNames(products);
  const packs = products.flatMap((product) =>
    readPacks(product).map((pack) => packName(names.get(product.id) ?? '', pack)),
  );
  expect(new Set(packs).size).toBe(packs.length);
});
