import { expect, test } from 'vitest';
import { emptyDraft, type Order, type OrderItem, toOrder } from '~/domain/order/order';
import { sumByItem, sumByProvince } from '~/domain/order/totals';

const orderOf = (province: string, ...items: OrderItem[]): Order => ({
  ...toOrder(emptyDraft()),
  province,
  items,
});
const orders = [
  orderOf('Bagmati', { name: 'Cloves', quantity: 2 }, { name: 'Meat Spice', quantity: 1 }),
  orderOf('Gandaki', { name: ' meat  spice', quantity: 4 }, { name: 'Meat Spice', quantity: 3 }),
  orderOf('Bagmati', { name: 'Anise', quantity: 2 }),
];

test('sums each item regardless of case and spaces, and each province, most first', () => {
  expect(sumByItem(orders)).toEqual([
    { name: 'Meat Spice', packs: 8, orders: 2 },
    { name: 'Anise', packs: 2, orders: 1 },
    { name: 'Cloves', packs: 2, orders: 1 },
  ]);
  expect(sumByProvince(orders)).toEqual([
    { name: 'Gandaki', packs: 7, orders: 1 },
    { name: 'Bagmati', packs: 5, orders: 2 },
  ]);
});
