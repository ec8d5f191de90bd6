import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFormer, decodeLists, freeName, keepList } from '~/domain/order/kept-lists';
import { readListHash } from '~/domain/order/list';

const weekly = { name: 'Weekly', link: '#list=101:500:3' };
const monthly = { name: 'मासिक', link: '#list=204:p60:1' };

test('stored lists are read as they are', () => {
  expect(decodeLists(JSON.stringify([weekly, monthly]))).toEqual([weekly, monthly]);
  expect(decodeLists(null)).toEqual([]);
});

test('what is unreadable stays as a list of its own, and the readable lists beside it', () => {
  const stored = [weekly, { name: 'weekly', link: 'x' }, { name: 7 }, 'text'];
  expect(decodeLists(JSON.stringify(stored))).toEqual([
    { ...weekly, name: 'Weekly (2)' },
    { name: 'weekly', link: 'x' },
    { name: '{"name":7}', link: '{"name":7}' },
    { name: 'text', link: 'text' },
  ]);
  expect(decodeLists('[{"name":')).toEqual([{ name: '[{"name":', link: '[{"name":' }]);
});

test('any stored text gives lists of different names that are stored as they are', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const lists = decodeLists(text);
      expect(new Set(lists.map(({ name }) => name.toLowerCase())).size).toBe(lists.length);
      expect(decodeLists(JSON.stringify(lists))).toEqual(lists);
    }),
  );
});

test('the lists of an earlier release come first, once, and none replaces another', () => {
  const stored =
    '{"version":1,"lists":[{"name":"Weekly","items":[{"pack":"101:500","quantity":3,"name":"Turmeric 500 g","price":340}]}]}';
  expect(addFormer([], stored)).toEqual([weekly]);
  expect(addFormer([weekly], stored)).toEqual([weekly]);
  const other = { name: 'weekly', link: monthly.link };
  expect(addFormer([other], stored)).toEqual([{ ...weekly, name: 'Weekly (2)' }, other]);
});

test('a damaged list of an earlier release keeps its readable packs, and its text', () => {
  const items = [
    { pack: 'x', quantity: 1 },
    { pack: '101:500', quantity: 3 },
    { pack: '1:1', quantity: '2' },
  ];
  const [list] = addFormer([], JSON.stringify({ lists: [{ name: 'Weekly', items }] }));
  const { items: packs, rest } = readListHash(list?.link ?? '') ?? {};
  expect([list?.name, packs]).toEqual(['Weekly', [{ pack: '101:500', quantity: 3 }]]);
  expect(rest).toContain('"quantity":"2"');
  expect(addFormer([weekly], '{"lists":')).toEqual([{ name: '{"lists":', link: '{"lists":' }, weekly]);
});

test('a new list comes first unless its name exists', () => {
  const lists = keepList(keepList([], monthly), weekly);
  expect(lists).toEqual([weekly, monthly]);
  const changed = { name: 'मासिक', link: weekly.link };
  expect(keepList(lists, changed)).toEqual([weekly, changed]);
  expect(keepList(lists, { ...weekly, name: 'WEEKLY' }).map(({ name }) => name)).toEqual(['WEEKLY', 'मासिक']);
});

test('a suggested name is free', () => {
  expect(freeName([], 'Weekly')).toBe('Weekly');
  expect(freeName([weekly], 'weekly')).toBe('weekly (2)');
  expect(freeName([weekly, { ...weekly, name: 'Weekly (2)' }], 'Weekly')).toBe('Weekly (3)');
});
