import fc from 'fast-check';
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

test('sums each item regardless of case and spaces, most first', () => {
  expect(sumByItem(orders)).toEqual([
    { name: 'Meat Spice', packs: 8, orders: 2 },
    { name: 'Anise', packs: 2, orders: 1 },
    { name: 'Cloves', packs: 2, orders: 1 },
  ]);
});

test('sums packs and orders of each province', () => {
  expect(sumByProvince(orders)).toEqual([
    { name: 'Gandaki', packs: 7, orders: 1 },
    { name: 'Bagmati', packs: 5, orders: 2 },
  ]);
});

test('property: no pack is lost or counted twice', () => {
  const item = fc.record({ name: fc.constantFrom('a', 'A', 'b ', 'c'), quantity: fc.nat(1000) });
  const any = fc.array(fc.tuple(fc.constantFrom('x', 'y'), fc.array(item, { minLength: 1 })));
  fc.assert(
    fc.property(any, (list) => {
      const made = list.map(([province, items]) => orderOf(province, ...items));
      const packs = made.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
      for (const totals of [sumByItem(made), sumByProvince(made)])
        expect(totals.reduce((sum, total) => sum + total.packs, 0)).toBe(packs);
      expect(sumByProvince(made).reduce((sum, total) => sum + total.orders, 0)).toBe(made.length);
    }),
  );
});
