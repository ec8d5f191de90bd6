import { expect, test } from 'vitest';
import { figuresOf, priceItems } from '~/domain/order/figures';
import { offerItems } from '~/domain/order/offer';
import { formatPrice } from '~/domain/price';

const offered = offerItems([
  { id: '1', name: 'Meat Spice', packs: [{ grams: 100, price: 130 }] },
  { id: '108', name: 'Meat Spice', packs: [{ grams: 1000, price: 900, carton: 6 }] },
  { id: '204', name: 'Fennel Seeds', packs: [{ price: 40 }, { price: 62.5 }] },
]);
const kilo = 'Meat Spice (№ 108) 1 kg';
const readRow = (row: string) => {
  const [name = '', quantity = ''] = row.split(' × ');
  return { name, quantity };
};

test.each([
  ['a name with other capitals and spaces', [` ${kilo.toUpperCase()}  × 2`], [1800], 1800, 1, 1],
  ['a pack without a weight', [`Fennel Seeds ${formatPrice(40)} × 3`], [120], 120, 1, 1],
  ['a price with paisa', [`Fennel Seeds ${formatPrice(62.5)} × 3`], [187.5], 187.5, 1, 1],
  ['the same pack twice', [`${kilo} × 1`, `${kilo} × 2`], [900, 1800], 2700, 2, 2],
  ['an item in own words', [`${kilo} × 1`, 'Salt × 3'], [900, undefined], 900, 1, 2],
  ['a product without a pack', ['Meat Spice × 3'], [undefined], 0, 0, 1],
  ['an empty row', [`${kilo} × 1`, '  × 1'], [900, undefined], 900, 1, 1],
  ['no rows', [], [], 0, 0, 0],
])('%s has its amounts and sum', (_, rows, amounts, sum, priced, named) => {
  expect(figuresOf(priceItems(rows.map(readRow), offered))).toEqual({ amounts, sum, priced, rows: named });
});

test.each(['', '0', '-1', '1.5', 'x', '1e21'])('a quantity of %j has no amount', (quantity) => {
  const figures = figuresOf(priceItems([{ name: kilo, quantity }], offered));
  expect(figures).toEqual({ amounts: [undefined], sum: 0, priced: 0, rows: 1 });
});

test('amounts and sums are exact to two decimals', () => {
  const items = [
    { name: 'a', quantity: 38, price: 999_999.9 },
    { name: 'b', quantity: 30, price: 0.27 },
    { name: 'c', quantity: 5, price: 193_658.74 },
  ];
  const { amounts, sum } = figuresOf(items);
  expect([...amounts, sum]).toEqual([37_999_996.2, 8.1, 968_293.7, 38_968_298]);
});

test('an item of the list gets its number, price and carton, any other gets nothing', () => {
  const items = [
    { name: 'meat spice (№ 1) 100 G', quantity: 2 },
    { name: kilo, quantity: 1 },
    { name: 'Salt', quantity: 1 },
  ];
  expect(priceItems(items, offered)).toEqual([
    { ...items[0], number: '1', price: 130 },
    { ...items[1], number: '108', price: 900, carton: 6 },
    items[2],
  ]);
});
