import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../support/texts';
import { FakeStorage } from './fake-storage';
import { faq, openStore, quarantinedIn } from './faq-store';

describe('text that cannot be read', () => {
  const damaged = `[{"id":1,"q":"one","a":"about one"},{"id":2,"q":5}]`;

  test.each(['{', 'null', '"text"', damaged])('%s is copied before anything is written', (text) => {
    const { add, fake } = openStore(new FakeStorage({ faqs: text }));
    add('new');
    add('newer');
    expect(quarantinedIn(fake)).toEqual([['faqs.unreadable-1000', text]]);
  });

  test('does not remove valid records from the list', () => {
    const { names, add, problems, fake } = openStore(new FakeStorage({ faqs: damaged }));
    expect(names()).toEqual(['one']);
    const copyKey = 'faqs.unreadable-1000';
    expect(problems).toEqual([{ key: 'faqs', fault: 'unreadable', unreadable: 1, copyKey }]);
    add('two');
    expect(openStore(fake).names()).toEqual(['one', 'two']);
  });

  test('is copied once, and never over a copy of the same millisecond', () => {
    const { fake } = openStore(new FakeStorage({ 'faqs.unreadable-1000': 'earlier', faqs: '{' }));
    openStore(fake, 2);
    expect(quarantinedIn(fake)).toEqual([
      ['faqs.unreadable-1000', 'earlier'],
      ['faqs.unreadable-1001', '{'],
    ]);
  });

  test('that has no room for a copy is not overwritten', () => {
    const fake = new FakeStorage({ faqs: damaged });
    fake.capacity = fake.used + 10;
    const { store, names, problems } = openStore(fake);
    expect(names()).toEqual(['one']);
    expect(problems).toEqual([{ key: 'faqs', fault: 'no-room-for-copy', unreadable: 1 }]);
    expect(store.add(faq('two'))).toEqual({ ok: false, fault: 'no-room-for-copy' });
    const [one] = store.$records.get();
    if (one) store.remove(one);
    expect(fake.getItem('faqs')).toBe(damaged);
    fake.capacity = 1000;
    expect(store.add(faq('two')).ok).toBe(true);
    expect(quarantinedIn(fake).map(([, text]) => text)).toEqual([damaged]);
  });

  test('of a newer version is not shown, copied or overwritten', () => {
    const text = '{"version":99,"entries":[{"id":1,"q":"one","a":"about one"}]}';
    const { store, names, fake, problems } = openStore(new FakeStorage({ faqs: text }));
    expect(names()).toEqual([]);
    expect(store.add(faq('two'))).toEqual({ ok: false, fault: 'newer' });
    expect([...fake.map]).toEqual([['faqs', text]]);
    expect(problems).toContainEqual({ key: 'faqs', fault: 'newer' });
  });

  test('includes text that is nested too deeply to be written again', () => {
    const deep = `{"id":2,"q":"two","a":"b","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const text = `[{"id":1,"q":"one","a":"about one"},${deep}]`;
    const { add, names, fake } = openStore(new FakeStorage({ faqs: text }));
    add('three');
    expect(names()).toEqual(['one', 'three']);
    expect(quarantinedIn(fake).map(([, kept]) => kept)).toEqual([text]);
  });

  test('that another program writes while the dashboard is open is copied', () => {
    const { add, fake, names } = openStore();
    add('one');
    fake.setItem('faqs', 'broken');
    add('two');
    expect(names()).toEqual(['two']);
    expect(quarantinedIn(fake).map(([, text]) => text)).toEqual(['broken']);
  });
});

test('property: opening and saving never throw or lose any stored text', () => {
  const sound = fc.record({ id: fc.integer(), q: fc.string(), a: fc.string() });
  const text = fc.oneof(
    fc.string({ unit: codePoint }),
    fc.json(),
    fc.array(fc.oneof(sound, fc.jsonValue())).map((entries) => JSON.stringify(entries)),
  );
  fc.assert(
    fc.property(text, fc.nat({ max: 400 }), (before, room) => {
      const fake = new FakeStorage({ faqs: before });
      fake.capacity = fake.used + room;
      const { store, names } = openStore(fake);
      const shown = names();
      const saved = store.add(faq('new'));
      expect(names()).toEqual(saved.ok ? [...shown, 'new'] : shown);
      const isSound = quarantinedIn(fake).length === 0 && saved.ok;
      if (isSound) expect(names().length).toBe((JSON.parse(before) as unknown[]).length + 1);
      else expect([...fake.map.values()]).toContain(before);
    }),
  );
});
