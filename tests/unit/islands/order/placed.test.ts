import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPlaced, loadPlaced } from '~/islands/order/placed';
import { makeOrder } from '../../../support/orders';

const item = { name: 'Cloves 50 g', quantity: 2, number: '7', price: 120, carton: 24 };
const order = makeOrder({ items: [item, { name: 'My own', quantity: 1 }], pricesOf: 'Bhadra 24' });
const load = (placed: unknown) => {
  vi.stubGlobal('history', { state: { 'order-placed': placed } });
  return loadPlaced();
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('restores a placed order', () => {
  expect(load(order)).toEqual(order);
});

test.each([
  ['a text', 'nonsense'],
  ['a list', [order]],
  ['an order without items', { ...order, items: [] }],
  ['items that are no list', { ...order, items: 'Cloves' }],
  ['a missing field', { ...order, city: undefined }],
  ['a field of another type', { ...order, phone: 98 }],
  ['a date of another type', { ...order, pricesOf: 2082 }],
  ['no item', { ...order, items: [item, null] }],
  ['an item without a name', { ...order, items: [{ quantity: 2 }] }],
  ['a quantity as text', { ...order, items: [{ ...item, quantity: '2' }] }],
  ['a price as text', { ...order, items: [{ ...item, price: '120' }] }],
  ['a number of another type', { ...order, items: [{ ...item, number: {} }] }],
])('ignores %s in the history entry', (_, placed) => {
  expect(load(placed)).toBeUndefined();
});

test('ignores every foreign state', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (state) => {
      vi.stubGlobal('history', { state });
      expect(loadPlaced()).toBeUndefined();
    }),
  );
});

test('a browser that refuses the state keeps the page alive', () => {
  const replaceState = () => {
    throw new DOMException('too large', 'DataCloneError');
  };
  vi.stubGlobal('location', { pathname: '/order/', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState });
  expect(() => keepPlaced(order)).not.toThrow();
});
