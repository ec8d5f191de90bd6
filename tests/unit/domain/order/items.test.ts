import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addItem, changeItem, removeItem } from '~/domain/order/items';
import { emptyDraft, emptyItem, type ItemDraft, toDraft, toOrder } from '~/domain/order/order';
import { makeDraft, makeOrder } from '../../../support/orders';

const cloves: ItemDraft = { name: 'Cloves', quantity: '2' };
const cumin: ItemDraft = { name: 'Cumin Seeds', quantity: '5' };
const both = [cloves, cumin];

test('a new order has one row of one piece and is otherwise empty', () => {
  const { items, ...fields } = emptyDraft();
  expect(items).toEqual([{ name: '', quantity: '1' }]);
  expect(Object.keys({ ...fields, items })).toEqual(Object.keys(makeOrder()));
  expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  expect(emptyDraft().items[0]).not.toBe(items[0]);
});

test('rows are added at the end, changed one by one and removed, except the last one', () => {
  expect(addItem([cloves])).toEqual([cloves, emptyItem()]);
  expect(changeItem(both, 1, { quantity: '7' })).toEqual([cloves, { ...cumin, quantity: '7' }]);
  expect(changeItem([cloves], 3, { quantity: '7' })).toEqual([cloves]);
  expect([0, 2, -1].map((index) => removeItem(both, index))).toEqual([[cumin], both, both]);
  expect(removeItem([cloves], 0)).toEqual([cloves]);
});

test('rows lose the price of the list with their name', () => {
  const listed = { ...cloves, number: '217', price: 120, carton: 48 };
  expect(changeItem([listed], 0, { name: 'Salt' })).toEqual([{ name: 'Salt', quantity: '2' }]);
  const more = { name: 'Cloves', quantity: '3' };
  expect(changeItem([listed], 0, more)).toEqual([{ ...listed, ...more }]);
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
