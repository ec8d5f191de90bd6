import { expect, test } from 'vitest';
import { openStore } from './faq-store';

test.each([
  [0, 1, 'two one three'],
  [2, 1, 'one three two'],
  [0, 2, 'two three one'],
  [2, 0, 'three one two'],
  [1, 1, 'one two three'],
] as const)('record %i moves to the place of %i', (from, to, expected) => {
  const { store, add, names } = openStore();
  const all = [add('one'), add('two'), add('three')] as const;
  expect(store.move(all[from], all[to])).toEqual({ ok: true, value: to });
  expect(names().join(' ')).toBe(expected);
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
