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

test('ignores every other state', () => {
  const lists = [null, { quantity: 2 }, { ...item, quantity: '2' }].map((row) => ({ items: [item, row] }));
  const fields = [{ items: [] }, { items: 'Cloves' }, { city: undefined }, { phone: 98 }];
  for (const change of [...lists, ...fields])
    expect(load({ ...order, ...change }), JSON.stringify(change)).toBeUndefined();
  for (const foreign of [null, 5, 'text', [order], {}]) expect(load(foreign)).toBeUndefined();
  for (const state of [null, 5, 'text', order]) {
    vi.stubGlobal('history', { state });
    expect(loadPlaced()).toBeUndefined();
  }
});

test('a browser that refuses the state keeps the page alive', () => {
  const replaceState = () => {
    throw new DOMException('too large', 'DataCloneError');
  };
  vi.stubGlobal('location', { pathname: '/order/', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState });
  expect(() => keepPlaced(order)).not.toThrow();
});
