import { expect, test } from 'vitest';
import { takeLink } from '~/cms/orders/pasted-order';
import { readPastedOrders } from '~/cms/orders/settle-pasted';
import { pasteOptions, type ReadCase, readCase, readCases, resolve } from './pasted-texts';

const cases = readCases();

test.each(cases)('reads the pasted text $name', (one) => {
  const { text, orders } = resolve(cases, one);
  const sort = ({ check, ...order }: ReadCase) => ({ ...order, check: check?.toSorted() });
  expect(readCase(text).map(sort)).toEqual(orders.map(sort));
});

test('reads a table with the heads of another language', () => {
  const text = 'Nr;Gewürz;Size;Menge\n;Chilli Powder;500 g;12\n;Turmeric Powder;500 g;';
  const heads = { number: 'Nr', name: 'Gewürz', quantity: 'Menge', before: '', others: '' };
  const translations = [{ ...pasteOptions.messages, pricesOf: '', heads }];
  const [order] = readPastedOrders(text, { ...pasteOptions, translations });
  expect(order?.draft.items).toEqual([{ name: 'Chilli Powder 500 g', quantity: '12' }]);
});

test('the numbers of a link replace, remove and add rows, and keep items in other words', () => {
  const items = ['Cloves 50 g', 'Cumin Seeds 500 g', 'My own'].map((name) => ({ name, quantity: '3' }));
  const differences = [
    { name: 'Cloves 50 g', written: 3, linked: 5 },
    { name: 'Cumin Seeds 500 g', written: 3, linked: 0 },
    { name: 'Chilli Powder 500 g', written: 0, linked: 2 },
  ];
  expect(takeLink(items, differences)).toEqual([
    { name: 'Cloves 50 g', quantity: '5' },
    { name: 'My own', quantity: '3' },
    { name: 'Chilli Powder 500 g', quantity: '2' },
  ]);
  expect(takeLink(items.slice(1, 2), differences.slice(1, 2))).toEqual([{ name: '', quantity: '1' }]);
});
