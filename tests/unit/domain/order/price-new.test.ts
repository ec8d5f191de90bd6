import { expect, test } from 'vitest';
import { priceNew } from '~/domain/order/price-new';
import { makeOrder, offeredItems } from '../../../support/orders';

const today = 'Mangsir 1, 2083';
const both = `Kartik 12, 2083 and ${today}`;
const cloves = { name: 'Cloves 50 g', quantity: 2 };
const salt = { name: 'Salt', quantity: 1 };
const priced = { name: 'Meat Spice 100 g', quantity: 1, number: '1', price: 9 };

test.each([
  ['a new item', [cloves], undefined, undefined, 120, today],
  ['another pack of an order', [cloves], [salt], 'Kartik 12, 2083', 120, today],
  ['an item beside one with a price', [cloves, priced], [priced], 'Kartik 12, 2083', 120, both],
  ['an item beside two lists', [cloves, priced], [priced], both, 120, both],
  ['an item that has a price', [priced], undefined, 'Kartik 12, 2083', 9, 'Kartik 12, 2083'],
  ['an item that was stored without a price', [cloves], [cloves], undefined, undefined, undefined],
  ['an item in own words', [salt], undefined, undefined, undefined, undefined],
])('the office prices %s', (_, items, former, pricesOf, price, date) => {
  const order = makeOrder({ items, ...(pricesOf && { pricesOf }) });
  const list = { offeredItems, pricesOf: today };
  const saved = priceNew(order, list, former && makeOrder({ items: former }));
  const [item] = items;
  const figures = { ...(price === 120 && { number: '217' }), ...(price !== undefined && { price }) };
  expect(saved.items).toEqual([{ ...item, ...figures }, ...items.slice(1)]);
  expect(saved.pricesOf).toBe(date);
});
