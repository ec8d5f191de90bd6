import { describe, expect, test } from 'vitest';
import { FakeStorage } from './fake-storage';
import { faq, openStore, stored } from './faq-store';

describe('two tabs', () => {
  test('add to each other’s records without seeing them', () => {
    const fake = new FakeStorage();
    const a = openStore(fake);
    const b = openStore(fake);
    a.add('from a');
    b.add('from b');
    a.add('again a');
    expect(openStore(fake).names()).toEqual(['from a', 'from b', 'again a']);
    expect(new Set(a.store.$records.get().map(({ id }) => id)).size).toBe(3);
  });

  test('see each other’s records when told of a change', () => {
    const fake = new FakeStorage();
    const a = openStore(fake);
    const b = openStore(fake);
    a.add('from a');
    b.tellOfChange();
    expect(b.names()).toEqual(['from a']);
  });

  test('a change never brings back what the other has deleted', () => {
    const fake = new FakeStorage();
    const a = openStore(fake);
    const one = a.add('one');
    const b = openStore(fake);
    a.store.remove(one);
    expect(b.store.replace(one, faq('changed'))).toEqual({ ok: false, fault: 'gone' });
    b.add('two');
    expect(b.names()).toEqual(['two']);
    expect(stored(fake)).toHaveLength(1);
  });

  test('deleting what the other has deleted is no fault', () => {
    const fake = new FakeStorage();
    const a = openStore(fake);
    const one = a.add('one');
    const b = openStore(fake);
    a.store.remove(one);
    expect(b.store.remove(one)).toEqual({ ok: true, value: undefined });
  });

  test('an undone deletion keeps what the other has added', () => {
    const fake = new FakeStorage();
    const a = openStore(fake);
    const one = a.add('one');
    const b = openStore(fake);
    const removed = a.store.remove(one);
    b.add('two');
    if (!removed.ok || !removed.value) throw new Error('not removed');
    a.store.restore(removed.value);
    expect(a.names()).toEqual(['one', 'two']);
    expect(new Set(a.store.$records.get().map(({ id }) => id)).size).toBe(2);
  });

  test('a cleared storage empties the lists', () => {
    const fake = new FakeStorage();
    const a = openStore(fake);
    a.add('one');
    fake.clear();
    a.tellOfChange();
    expect(a.names()).toEqual([]);
  });
});
