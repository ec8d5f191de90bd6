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
  { items: [] },
  { items: 'Cloves' },
  { city: undefined },
  { phone: 98 },
  { pricesOf: 2082 },
  { items: [item, null] },
  { items: [{ quantity: 2 }] },
  { items: [{ ...item, quantity: '2' }] },
  { items: [{ ...item, price: '120' }] },
  { items: [{ ...item, number: {} }] },
])('ignores a stored order with %j', (change) => {
  expect(load({ ...order, ...change })).toBeUndefined();
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
