import { expect, test } from 'vitest';
import { FakeStorage } from './fake-storage';
import { faq, openStore } from './faq-store';

/** Two tabs over one storage that list records of these names. */
function openTabs(...names: string[]) {
  const fake = new FakeStorage();
  const [a, b] = [openStore(fake), openStore(fake)];
  for (const name of names) a.add(name);
  b.hearOfChange();
  return { fake, a, b };
}

type Tab = ReturnType<typeof openStore>;

const find = ({ store }: Tab, name: string) => {
  const record = store.$records.get().find(({ q }) => q === name);
  if (!record) throw new Error(`no record '${name}'`);
  return record;
};

const remove = (tab: Tab, name: string) => {
  const removed = tab.store.remove(find(tab, name));
  if (!removed.ok || !removed.value) throw new Error(`'${name}' was not removed`);
  return removed.value;
};

test('two tabs list each other’s records, with different ids within one millisecond', () => {
  const { a, b } = openTabs();
  expect(a.add('from a').id).not.toBe(b.add('from b').id);
  expect(b.names()).toEqual(['from a', 'from b']);
  a.hearOfChange();
  expect(a.names()).toEqual(['from a', 'from b']);
});

test('two tabs refuse an edit of a record that the other has deleted', () => {
  const { a, b } = openTabs('one');
  const one = find(b, 'one');
  remove(a, 'one');
  expect(b.store.replace(one, faq('changed'))).toEqual({ ok: false, fault: 'gone' });
  expect(b.store.remove(one)).toEqual({ ok: true, value: undefined });
  expect(b.names()).toEqual([]);
});

test.each([-3_600_000, 3_600_000])(
  'two tabs keep the later edit if a clock differs by %i ms',
  (difference) => {
    const { fake, a } = openTabs();
    const b = openStore(fake, 1000 + difference);
    b.store.replace(b.add('one'), faq('early'));
    a.hearOfChange();
    a.store.replace(find(a, 'early'), faq('late'));
    for (const tab of [b, a]) tab.hearOfChange();
    expect([a.names(), b.names(), openStore(fake).names()]).toEqual([['late'], ['late'], ['late']]);
  },
);

test('two tabs move a record in a list that the other has extended', () => {
  const { a, b } = openTabs('one', 'two');
  b.add('three');
  a.store.move(find(a, 'two'), find(a, 'one'));
  expect(a.names()).toEqual(['two', 'one', 'three']);
});

test('two tabs restore a deleted record at its place, beside what the other has added', () => {
  const { a, b } = openTabs('one');
  const removed = remove(a, 'one');
  b.add('two');
  a.store.restore(removed);
  expect(a.names()).toEqual(['one', 'two']);
});
