import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDraft, toDraft, toOrder } from '~/domain/order/order';
import { makeDraft, makeOrder } from '../../../support/orders';

test('a new order has one row of one piece and is otherwise empty', () => {
  const { items, ...fields } = emptyDraft();
  expect(items).toEqual([{ name: '', quantity: '1' }]);
  expect(Object.keys({ ...fields, items })).toEqual(Object.keys(makeOrder()));
  expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  expect(emptyDraft().items[0]).not.toBe(items[0]);
});

test('a quantity is stored as a number, in whatever form it is typed', () => {
  const store = (quantity: string) => toOrder(makeDraft({ items: [{ name: 'Cloves', quantity }] }));
  expect(store('3')).toEqual(makeOrder({ items: [{ name: 'Cloves', quantity: 3 }] }));
  const quantities = ['5.00', '012', '1e2'].map((typed) => store(typed).items[0]?.quantity);
  expect(quantities).toEqual([5, 12, 100]);
});

test('a stored order opens for editing as it was', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (quantity) => {
      const order = makeOrder({ items: [{ name: 'Cloves', quantity }] });
      expect(toOrder(toDraft(order))).toEqual(order);
    }),
  );
});
