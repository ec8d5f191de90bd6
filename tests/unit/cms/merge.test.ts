import { describe, expect, test } from 'vitest';
import { faq, openStore } from './faq-store';

describe('an import', () => {
  const open = () => {
    const opened = openStore();
    const one = opened.add('one');
    const two = opened.add('two');
    return { ...opened, one, two };
  };

  test('is planned, then adds and replaces records until it is undone', () => {
    const { store, one, two, names, fake } = open();
    const before = fake.getItem('faqs');
    const plan = store.planMerge([one, { ...two, q: 'TWO' }, { id: 7, ...faq('seven') }]);
    expect([plan.added.length, plan.replaced.length, plan.same]).toEqual([1, 1, 1]);
    expect(names()).toEqual(['one', 'two']);
    const merged = store.merge(() => plan);
    expect(names()).toEqual(['one', 'TWO', 'seven']);
    if (!merged.ok) throw new Error(merged.fault);
    store.revertMerge(merged.value);
    expect(fake.getItem('faqs')).toBe(before);
  });

  test('that is undone keeps later changes', () => {
    const { store, names } = open();
    const seven = { id: 7, ...faq('seven') };
    const merged = store.merge(() => store.planMerge([seven]));
    store.replace(seven, faq('edited'));
    if (!merged.ok) throw new Error(merged.fault);
    store.revertMerge(merged.value);
    expect(names()).toEqual(['one', 'two', 'edited']);
  });

  test('gives a record without an id one that no stored record has', () => {
    const { store, one, two } = open();
    const last = { id: Number.MAX_SAFE_INTEGER, ...faq('last') };
    store.merge(() => store.planMerge([last]));
    store.merge(() => store.planMerge([faq('new'), faq('newer')]));
    const records = store.$records.get();
    expect(records.slice(0, 3)).toEqual([one, two, last]);
    expect(records.slice(3).map(({ q }) => q)).toEqual(['new', 'newer']);
    expect(new Set(records.map(({ id }) => id)).size).toBe(5);
  });

  test('recognises a record without an id by its content, unless that is replaced', () => {
    const { store, one, names } = open();
    expect(store.planMerge([faq('one')])).toMatchObject({ added: [], replaced: [], same: 1 });
    store.merge(() => store.planMerge([faq('one'), { ...one, q: 'ONE' }]));
    expect(names()).toEqual(['ONE', 'two', 'one']);
  });

  test('that does not fit changes nothing', () => {
    const { store, fake, names } = open();
    fake.capacity = fake.used + 20;
    expect(store.merge(() => store.planMerge([{ id: 7, ...faq('seven') }]))).toEqual({
      ok: false,
      fault: 'full',
    });
    expect(names()).toEqual(['one', 'two']);
  });

  test('of a record from the site replaces its earlier copy', () => {
    const { store, names } = open();
    const listed = (q: string, id: string) => ({ ...faq(q), key: id });
    store.add(listed('Old', 'a'));
    store.merge(() => store.planMerge([listed('New', 'a'), listed('More', 'b')]));
    expect(names()).toEqual(['one', 'two', 'New', 'More']);
  });

  test('of many records is compared with a long list in linear time', () => {
    const count = 300;
    let reads = 0;
    const incoming = Array.from({ length: count }, (_, index) => ({
      a: '',
      get q() {
        reads += 1;
        return `new ${index}`;
      },
    }));
    const { store, add } = openStore();
    for (let index = 0; index < count; index++) add(`old ${index}`);
    expect(store.planMerge(incoming).added).toHaveLength(count);
    expect(reads).toBeLessThan(10 * count);
  });
});
