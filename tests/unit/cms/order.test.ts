import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '~/cms/stores/memory-store';
import { openStore } from './faq-store';

function openMemory() {
  const store = createMemoryStore<{ q: string; site?: object }>();
  store.open();
  const add = (q: string, site?: object) => {
    const added = store.add({ q, ...(site && { site }) });
    if (!added.ok) throw new Error(added.fault);
    return added.value;
  };
  return { store, add, names: () => store.$records.get().map(({ q }) => q) };
}

describe.each([
  ['storage', openStore],
  ['memory', openMemory],
] as const)('a list kept in %s', (_, open) => {
  test.each([
    [0, 1, 'two one three'],
    [2, 1, 'one three two'],
    [0, 2, 'two three one'],
    [2, 0, 'three one two'],
    [1, 1, 'one two three'],
  ] as const)('moves record %i to the place of %i', (from, to, expected) => {
    const { store, add, names } = open();
    const all = ['one', 'two', 'three'].map((name) => add(name));
    // Both kinds of store take their own records.
    const move = store.move as (a?: object, b?: object) => unknown;
    expect(move(all[from], all[to])).toEqual({ ok: true, value: to });
    expect(names().join(' ')).toBe(expected);
  });
});

test('a deleted record is not moved, and a sequence that cannot be saved is not shown', () => {
  const { store, add, names, fake } = openStore();
  const [one, two, three] = [add('one'), add('two'), add('three')];
  store.remove(three);
  expect(store.move(one, three)).toEqual({ ok: false, fault: 'gone' });
  expect(store.move(three, one)).toEqual({ ok: false, fault: 'gone' });
  fake.mode = 'refuses writes';
  expect(store.move(one, two).ok).toBe(false);
  expect(names()).toEqual(['one', 'two']);
});

test('a record from the site replaces its earlier copy', () => {
  const { store, add, names } = openMemory();
  add('Own');
  add('Old', { id: 'a' });
  store.merge(
    store.planMerge([
      { q: 'New', site: { id: 'a' } },
      { q: 'More', site: { id: 'b' } },
    ]),
  );
  expect(names()).toEqual(['Own', 'New', 'More']);
});
