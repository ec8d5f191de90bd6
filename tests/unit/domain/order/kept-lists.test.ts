import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLists, encodeLists, freeName, keepList } from '~/domain/order/kept-lists';

const weekly = {
  name: 'Weekly',
  items: [{ pack: '101:500', quantity: 3, name: 'Turmeric 500 g', price: 340 }],
};
const monthly = { name: 'मासिक', items: [{ pack: '204:p60', quantity: 1 }] };

test('reads the lists of the first release', () => {
  const stored =
    '{"version":1,"lists":[{"name":"Weekly","items":[{"pack":"101:500","quantity":3,"name":"Turmeric 500 g","price":340}]}]}';
  expect(decodeLists(stored)).toEqual({ lists: [weekly] });
  expect(encodeLists([weekly])).toBe(stored);
  expect(decodeLists(null)).toEqual({ lists: [] });
});

describe('damaged storage', () => {
  const item = { pack: '101:500', quantity: 1 };
  test.each([
    ['no JSON', '{"version":1,"lists":['],
    ['no object', '[]'],
    ['null', 'null'],
    ['no version', JSON.stringify({ lists: [weekly, monthly] })],
    [
      'a list without items',
      JSON.stringify({ version: 1, lists: [weekly, monthly, { name: 'Empty', items: [] }] }),
    ],
    [
      'a list without a name',
      JSON.stringify({ version: 1, lists: [weekly, monthly, { name: ' \u0000', items: [item] }] }),
    ],
    [
      'two lists of one name',
      JSON.stringify({ version: 1, lists: [weekly, monthly, { ...monthly, items: [item] }] }),
    ],
    [
      'a bad pack',
      JSON.stringify({
        version: 1,
        lists: [weekly, { ...monthly, items: [...monthly.items, { pack: 'x', quantity: 1 }] }],
      }),
    ],
    [
      'a bad quantity',
      JSON.stringify({
        version: 1,
        lists: [weekly, { ...monthly, items: [...monthly.items, { pack: '1:1', quantity: '2' }] }],
      }),
    ],
  ])('with %s keeps the readable lists and reports the rest', (_, text) => {
    const { lists, fault } = decodeLists(text);
    expect(fault).toBe('damaged');
    expect(text.includes('Weekly') ? lists : [weekly, monthly]).toEqual([weekly, monthly]);
  });

  test('of a newer release is not read', () => {
    expect(decodeLists(JSON.stringify({ version: 2, lists: [weekly] }))).toEqual({
      lists: [],
      fault: 'newer',
    });
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
