import { describe, expect, test } from 'vitest';
import { FakeStorage } from './fake-storage';
import { faq, openStore } from './faq-store';

/** Two tabs over one storage. The second one's clock may differ. */
function openTabs(clock = 1000) {
  const fake = new FakeStorage();
  return { fake, a: openStore(fake), b: openStore(fake, clock) };
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

describe('two tabs', () => {
  test('list each other’s records', () => {
    const { a, b } = openTabs();
    a.add('from a');
    b.add('from b');
    expect(b.names()).toEqual(['from a', 'from b']);
    a.hearOfChange();
    expect(a.names()).toEqual(['from a', 'from b']);
  });

  test('keep both edits of different records before either hears of the other', () => {
    const { a, b } = openTabs();
    a.add('one');
    a.add('two');
    b.hearOfChange();
    const [one, two] = [find(a, 'one'), find(b, 'two')];
    a.store.replace(one, faq('ONE'));
    b.store.replace(two, faq('TWO'));
    a.hearOfChange();
    for (const { names } of [a, b]) expect(names()).toEqual(['ONE', 'TWO']);
  });

  test('give different ids within one millisecond', () => {
    const { a, b } = openTabs();
    expect(a.add('from a').id).not.toBe(b.add('from b').id);
  });

  test('refuse an edit of a record that the other has changed', () => {
    const { a, b } = openTabs();
    a.add('one');
    b.hearOfChange();
    const edited = find(b, 'one');
    a.store.replace(find(a, 'one'), faq('theirs'));
    expect(b.store.replace(edited, faq('mine'))).toEqual({ ok: false, fault: 'changed' });
    expect(b.names()).toEqual(['theirs']);
    expect(b.store.replace(find(b, 'theirs'), faq('mine')).ok).toBe(true);
  });

  test('refuse an edit of a record that the other has deleted', () => {
    const { a, b } = openTabs();
    a.add('one');
    b.hearOfChange();
    const one = find(b, 'one');
    remove(a, 'one');
    expect(b.store.replace(one, faq('changed'))).toEqual({ ok: false, fault: 'gone' });
    expect(b.store.remove(one)).toEqual({ ok: true, value: undefined });
    expect(b.names()).toEqual([]);
  });

  test.each([-3_600_000, 3_600_000])('keep the later edit if a clock differs by %i ms', (difference) => {
    const { fake, a, b } = openTabs(1000 + difference);
    b.add('one');
    b.store.replace(find(b, 'one'), faq('early'));
    a.hearOfChange();
    a.store.replace(find(a, 'early'), faq('late'));
    b.hearOfChange();
    a.hearOfChange();
    expect([a.names(), b.names(), openStore(fake).names()]).toEqual([['late'], ['late'], ['late']]);
  });

  test('move a record in a list that the other has extended', () => {
    const { a, b } = openTabs();
    a.add('one');
    a.add('two');
    b.hearOfChange();
    b.add('three');
    a.store.move(find(a, 'two'), find(a, 'one'));
    expect(a.names()).toEqual(['two', 'one', 'three']);
  });

  test('restore a deleted record at its place, beside what the other has added', () => {
    const { a, b } = openTabs();
    a.add('one');
    const removed = remove(a, 'one');
    b.add('two');
    a.store.restore(removed);
    expect(a.names()).toEqual(['one', 'two']);
  });

  test('empty their lists when storage is cleared', () => {
    const { fake, a, b } = openTabs();
    a.add('one');
    b.hearOfChange();
    fake.clear();
    b.hearOfChange();
    expect(b.names()).toEqual([]);
  });
});
