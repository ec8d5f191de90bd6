import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { FakeStorage } from './fake-storage';
import { faq, openStore } from './faq-store';

const write = (...records: object[]) => new FakeStorage({ faqs: JSON.stringify(records) });

describe('what is stored', () => {
  test('is a plain array of exactly the fields, id first', () => {
    const { add, fake } = openStore();
    add('one');
    add('two');
    expect(fake.getItem('faqs')).toBe(
      '[{"id":1000,"q":"one","a":"about one"},{"id":1001,"q":"two","a":"about two"}]',
    );
  });

  test('comes back after a reload', () => {
    const { add, fake } = openStore();
    add('one');
    expect(openStore(fake).names()).toEqual(['one']);
  });

  test('is not touched by opening the dashboard', () => {
    expect(openStore().fake.length).toBe(0);
  });

  test('changes in place when a record is replaced, unknown fields kept', () => {
    const [one, two] = [
      { id: 1, ...faq('one'), pinned: true },
      { id: 2, ...faq('two') },
    ];
    const { store, fake } = openStore(write(one, two));
    expect(store.replace(one, faq('ONE')).ok).toBe(true);
    expect(fake.map).toEqual(write({ ...one, ...faq('ONE') }, two).map);
  });

  test('tells records with the same id apart', () => {
    const { store, names } = openStore(write({ id: 1, ...faq('one') }, { id: 1, ...faq('two') }));
    const [one] = store.$records.get();
    if (one) store.remove(one);
    expect(names()).toEqual(['two']);
  });

  test('loses a record that is removed, and gets it back once, at its place or behind what is left before it', () => {
    const { add, store, names } = openStore();
    const one = add('one');
    const two = add('two');
    add('three');
    const removed = store.remove(two);
    expect(names()).toEqual(['one', 'three']);
    if (!removed.ok || !removed.value) throw new Error('not removed');
    for (let time = 0; time < 2; time++) {
      expect(store.restore(removed.value)).toEqual({ ok: true, value: two });
      expect(names()).toEqual(['one', 'two', 'three']);
    }
    store.remove(two);
    store.remove(one);
    store.restore(removed.value);
    expect(names()).toEqual(['three', 'two']);
  });
});

describe('a storage that fails', () => {
  test.each([
    ['full', 'full', (fake: FakeStorage) => Object.assign(fake, { capacity: fake.used + 10 })],
    ['refused', 'refused', (fake: FakeStorage) => Object.assign(fake, { mode: 'refuses writes' })],
    ['forgetful', 'refused', (fake: FakeStorage) => Object.assign(fake, { mode: 'forgets' })],
  ] as const)('%s: nothing throws, nothing stored is lost, and it is told', (_, fault, breakIt) => {
    const { add, store, names, fake, problems } = openStore();
    const one = add('one');
    const before = fake.getItem('faqs');
    breakIt(fake);
    expect(store.add(faq('two'))).toEqual({ ok: false, fault });
    expect(store.replace(one, faq('x'.repeat(50)))).toEqual({ ok: false, fault });
    expect(fake.map.get('faqs')).toBe(before);
    expect(names()).toEqual(['one']);
    expect(problems).toContainEqual({ key: 'faqs', fault });
  });

  test('that could not be read is never written to', () => {
    const fake = write({ id: 1, ...faq('one') });
    fake.mode = 'refuses';
    const { store, problems } = openStore(fake);
    expect(problems).toEqual([{ key: 'faqs', fault: 'refused' }]);
    expect(store.add(faq('two'))).toEqual({ ok: false, fault: 'refused' });
    fake.mode = 'sound';
    expect(store.add(faq('two')).ok).toBe(true);
    expect(openStore(fake).names()).toEqual(['one', 'two']);
  });

  test('is no longer told of once a change was saved', () => {
    const { store, fake, problems } = openStore();
    fake.capacity = 0;
    store.add(faq('one'));
    expect(problems).toHaveLength(1);
    fake.capacity = 1000;
    store.add(faq('one'));
    expect(problems).toHaveLength(0);
  });

  test('lets records be deleted while it is full', () => {
    const { add, store, fake, names } = openStore();
    const one = add('one');
    add('two');
    fake.capacity = fake.used;
    expect(store.add(faq('three')).ok).toBe(false);
    expect(store.remove(one).ok).toBe(true);
    expect(names()).toEqual(['two']);
  });
});

describe('memory', () => {
  const collectGarbage = async () => {
    setFlagsFromString('--expose-gc');
    // A WeakRef is not cleared before the current job has ended.
    await new Promise((done) => setImmediate(done));
    runInNewContext('gc')();
  };

  test('lets go of a deleted record, which may hold a large picture', async () => {
    const { store, add } = openStore();
    const deleted = new WeakRef(add('one'));
    add('two');
    store.remove(store.$records.get()[0] ?? faq('none'));
    await collectGarbage();
    expect(deleted.deref()).toBeUndefined();
  });
});
