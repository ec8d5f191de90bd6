import { describe, expect, test } from 'vitest';
import { encodeRecords } from '~/cms/storage/decode';
import type { FakeStorage } from './fake-storage';
import { faq, openStore } from './faq-store';

const names = ['one', 'two', 'three'];

function openFilled(...added: string[]) {
  const opened = openStore();
  for (const name of added) opened.add(name);
  const restore = () => {
    const problem = opened.problems.find(({ fault }) => fault === 'lost');
    return problem?.fault === 'lost' ? problem.restore() : undefined;
  };
  return { ...opened, restore };
}

describe('records that disappear from storage', () => {
  const losses: [string, (fake: FakeStorage) => void, string[]][] = [
    ['cleared', (fake) => fake.clear(), names],
    ['cleared, of one record', (fake) => fake.clear(), ['one']],
    ['damaged', (fake) => fake.setItem('faqs', '{'), names],
    ['damaged, of one record', (fake) => fake.setItem('faqs', '{'), ['one']],
  ];

  test.each(losses)('are offered back, and what was added since stays: %s', (_, lose, before) => {
    const { add, fake, names: listed, restore } = openFilled(...before);
    lose(fake);
    add('new');
    expect(restore()).toMatchObject({ ok: true });
    expect(new Set(listed())).toEqual(new Set([...before, 'new']));
    expect(listed().filter((name) => name !== 'new')).toEqual(before);
    expect(openStore(fake).names()).toEqual(listed());
  });

  test('are offered again if they did not fit', () => {
    const { fake, hearOfChange, names: listed, restore } = openFilled(...names);
    fake.clear();
    hearOfChange();
    fake.capacity = 10;
    expect(restore()).toEqual({ ok: false, fault: 'full' });
    fake.capacity = 1000;
    restore();
    expect(listed()).toEqual(names);
  });

  test('are no longer offered once another tab has put them back', () => {
    const { fake, hearOfChange, problems, names: listed } = openFilled(...names);
    const stored = fake.getItem('faqs') ?? '';
    fake.clear();
    hearOfChange();
    expect(problems).toMatchObject([{ fault: 'lost' }]);
    fake.setItem('faqs', stored);
    hearOfChange();
    expect(problems).toEqual([]);
    expect(listed()).toEqual(names);
  });

  test('are offered back beside earlier ones of the same records', () => {
    const { store, fake, hearOfChange, names: listed, restore } = openFilled('one');
    const [first] = store.$records.get();
    if (first) store.replace(first, { ...first, q: 'one, corrected' });
    fake.clear();
    const other = openStore(fake, 2000);
    other.store.merge((now) => ({ ...now, records: first ? [first] : [] }));
    hearOfChange();
    restore();
    expect(listed()).toEqual(['one, corrected', 'one']);
    expect(new Set(store.$records.get().map(({ id }) => id)).size).toBe(2);
  });

  test('are not reported if a newer dashboard has stored the list', () => {
    const { fake, hearOfChange, problems } = openFilled(...names);
    fake.setItem('faqs', encodeRecords([{ ...faq('one'), site: {} }], 99));
    hearOfChange();
    expect(problems).toEqual([{ key: 'faqs', fault: 'newer' }]);
  });

  test('are all offered if more disappear later', () => {
    const { add, fake, names: listed, restore, hearOfChange } = openFilled(...names);
    for (const later of ['four', 'five']) {
      fake.clear();
      add(later);
    }
    fake.clear();
    hearOfChange();
    restore();
    expect(new Set(listed())).toEqual(new Set([...names, 'four', 'five']));
  });

  test('are not offered again with later ones once they were left deleted', () => {
    const { add, fake, names: listed, restore, problems, hearOfChange } = openFilled(...names);
    fake.clear();
    hearOfChange();
    const [lost] = problems;
    if (lost?.fault === 'lost') lost.leave();
    problems.pop();
    add('four');
    fake.clear();
    hearOfChange();
    restore();
    expect(listed()).toEqual(['four']);
  });

  test('are not reported if another tab deletes all, or undoes an import', () => {
    const { fake, problems, hearOfChange } = openFilled(...names);
    const other = openStore(fake);
    for (const record of other.store.$records.get()) other.store.remove(record);
    expect(fake.getItem('faqs')).toBe('[]');
    hearOfChange();
    const records = names.map((name, id) => ({ id, q: name, a: '' }));
    const merged = other.store.merge((now) => ({ ...now, records }));
    hearOfChange();
    other.store.merge((now) => (merged.ok ? merged.value.before : now));
    hearOfChange();
    expect(problems).toEqual([]);
  });

  test('are not reported if this page or another tab deletes them', () => {
    const { fake, store, problems, hearOfChange } = openFilled(...names);
    const other = openStore(fake);
    for (const tab of [store, other.store, other.store]) {
      const [first] = tab.$records.get();
      if (first) tab.remove(first);
      hearOfChange();
    }
    expect(problems).toEqual([]);
  });
});
