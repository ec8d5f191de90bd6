import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { FakeStorage } from './fake-storage';
import { faq, openStore } from './faq-store';

const write = (...records: object[]) => new FakeStorage({ faqs: JSON.stringify(records) });

describe('stored records', () => {
  test('are a plain array of exactly the fields, id first', () => {
    const { add, fake } = openStore();
    add('one');
    add('two');
    expect(fake.getItem('faqs')).toBe(
      '[{"id":1000,"q":"one","a":"about one"},{"id":1001,"q":"two","a":"about two"}]',
    );
  });

  test('survive a reload, and opening the dashboard changes nothing', () => {
    const { add, fake } = openStore();
    expect(fake.length).toBe(0);
    add('one');
    expect(openStore(fake).names()).toEqual(['one']);
  });

  test('change in place and keep unknown fields', () => {
    const one = { id: 1, ...faq('one'), pinned: true };
    const two = { id: 2, ...faq('two') };
    const { store, fake } = openStore(write(one, two));
    expect(store.replace(one, { ...one, ...faq('ONE') }).ok).toBe(true);
    expect(fake.map).toEqual(write({ ...one, ...faq('ONE') }, two).map);
  });

  test('are distinct even with the same id', () => {
    const { store, names } = openStore(write({ id: 1, ...faq('one') }, { id: 1, ...faq('two') }));
    const [one] = store.$records.get();
    if (one) store.remove(one);
    expect(names()).toEqual(['two']);
  });

  test('are restored once, at their place, also if an earlier record is gone', () => {
    const { add, store, names } = openStore();
    const [one, two] = [add('one'), add('two')];
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

test.each([
  ['full', 'full', (fake: FakeStorage) => Object.assign(fake, { capacity: fake.used + 10 })],
  ['refused', 'refused', (fake: FakeStorage) => Object.assign(fake, { mode: 'refuses writes' })],
  ['forgetful', 'refused', (fake: FakeStorage) => Object.assign(fake, { mode: 'forgets' })],
] as const)('storage that fails %s: reports the failure and keeps what is stored', (_, fault, breakIt) => {
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

test('storage that fails that could not be read is never written to', () => {
  const fake = write({ id: 1, ...faq('one') });
  fake.mode = 'refuses';
  const { store, problems } = openStore(fake);
  expect(problems).toEqual([{ key: 'faqs', fault: 'refused' }]);
  expect(store.add(faq('two'))).toEqual({ ok: false, fault: 'refused' });
  fake.mode = 'sound';
  expect(store.add(faq('two')).ok).toBe(true);
  expect(openStore(fake).names()).toEqual(['one', 'two']);
});

test('storage that fails is no longer reported after a change was saved', () => {
  const { store, fake, problems } = openStore();
  fake.capacity = 0;
  store.add(faq('one'));
  expect(problems).toHaveLength(1);
  fake.capacity = 1000;
  store.add(faq('one'));
  expect(problems).toHaveLength(0);
});

test('storage that fails lets records be deleted while it is full', () => {
  const { add, store, fake, names } = openStore();
  const one = add('one');
  add('two');
  fake.capacity = fake.used;
  expect(store.add(faq('three')).ok).toBe(false);
  expect(store.remove(one).ok).toBe(true);
  expect(names()).toEqual(['two']);
});

test('memory of a deleted record, which may contain a large picture, is released', async () => {
  const { store, add } = openStore();
  const deleted = new WeakRef(add('one'));
  add('two');
  store.remove(store.$records.get()[0] ?? { id: 0, ...faq('none') });
  setFlagsFromString('--expose-gc');
  // A WeakRef is not cleared before the current job has ended.
  await new Promise((done) => setImmediate(done));
  runInNewContext('gc')();
  expect(deleted.deref()).toBeUndefined();
});
