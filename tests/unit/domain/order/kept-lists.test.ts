import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLists, encodeLists, freeName, keepList } from '~/domain/order/kept-lists';

const item = { pack: '101:500', quantity: 3, name: 'Turmeric 500 g', price: 340 };
const weekly = { name: 'Weekly', items: [item] };
const monthly = { name: 'मासिक', items: [{ pack: '204:p60', quantity: 1 }] };
const store = (...lists: object[]) => JSON.stringify({ version: 1, lists });
const monthlyWith = (item: object) => ({ ...monthly, items: [...monthly.items, item] });

test('reads the lists of the first release', () => {
  const stored =
    '{"version":1,"lists":[{"name":"Weekly","items":[{"pack":"101:500","quantity":3,"name":"Turmeric 500 g","price":340}]}]}';
  expect(decodeLists(stored)).toEqual({ lists: [weekly] });
  expect(encodeLists([weekly])).toBe(stored);
  expect(decodeLists(null)).toEqual({ lists: [] });
});

describe('damaged storage', () => {
  test.each([
    ['a list without items', store(weekly, monthly, { name: 'Empty', items: [] })],
    ['a list without a name', store(weekly, monthly, { name: ' \u0000', items: [item] })],
    ['two lists of one name', store(weekly, monthly, { ...monthly, items: [item] })],
    ['a bad pack', store(weekly, monthlyWith({ pack: 'x', quantity: 1 }))],
    ['a bad quantity', store(weekly, monthlyWith({ pack: '1:1', quantity: '2' }))],
    ['no version', JSON.stringify({ lists: [weekly, monthly] })],
  ])('with %s keeps the readable lists and reports the rest', (_, text) => {
    expect(decodeLists(text)).toEqual({ lists: [weekly, monthly], fault: 'damaged' });
  });

  test('that has no lists is reported, and that of a newer release is not read', () => {
    for (const text of ['{"version":1,"lists":[', '[]', 'null'])
      expect(decodeLists(text).fault, text).toBe('damaged');
    const newer = JSON.stringify({ version: 2, lists: [weekly] });
    expect(decodeLists(newer)).toEqual({ lists: [], fault: 'newer' });
  });

  test('returns only lists that can be stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { lists } = decodeLists(`{"version":1,"lists":${text}}`);
        expect(decodeLists(encodeLists(lists))).toEqual({ lists });
      }),
    );
  });
});

test('a new list comes first unless its name exists', () => {
  const lists = keepList(keepList([], monthly), weekly);
  expect(lists).toEqual([weekly, monthly]);
  const changed = { name: 'मासिक', items: weekly.items };
  expect(keepList(lists, changed)).toEqual([weekly, changed]);
  expect(keepList(lists, { ...weekly, name: 'WEEKLY' }).map(({ name }) => name)).toEqual(['WEEKLY', 'मासिक']);
});

test('a suggested name is free', () => {
  expect(freeName([], 'Weekly')).toBe('Weekly');
  expect(freeName([weekly], 'weekly')).toBe('weekly (2)');
  expect(freeName([weekly, { ...weekly, name: 'Weekly (2)' }], 'Weekly')).toBe('Weekly (3)');
});
