import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShape, isText } from '~/cms/storage/shape';
import { keepInStorage } from '~/cms/stores/stored';
import { FakeStorage, openTab } from './fake-storage';

interface Faq {
  q: string;
  a: string;
}
const isFaq = isShape<Faq>({ q: isText, a: isText });
const faq = (q: string): Faq => ({ q, a: `about ${q}` });

function openStore(fake = new FakeStorage(), clock = { now: 1000 }) {
  const tab = openTab(fake, clock);
  const store = keepInStorage('faqs', isFaq, tab.host);
  const close = store.open();
  const names = () => store.$records.get().map(({ q }) => q);
  const add = (q: string) => {
    const added = store.add(faq(q));
    if (!added.ok) throw new Error(added.fault);
    return added.value;
  };
  return { ...tab, store, close, names, add, fake };
}
const stored = (fake: FakeStorage): unknown => JSON.parse(fake.getItem('faqs') ?? 'null');
const asideOf = (fake: FakeStorage) => [...fake.map].filter(([key]) => key.startsWith('faqs.unreadable-'));

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
    const fake = new FakeStorage();
    openStore(fake);
    expect(fake.length).toBe(0);
  });

  test('changes in place when a record is replaced, unknown fields kept', () => {
    const fake = new FakeStorage();
    fake.setItem(
      'faqs',
      JSON.stringify([
        { id: 1, ...faq('one'), pinned: true },
        { id: 2, ...faq('two') },
      ]),
    );
    const { store } = openStore(fake);
    const [first] = store.$records.get();
    if (!first) throw new Error('nothing loaded');
    expect(store.replace(first, faq('ONE')).ok).toBe(true);
    expect(stored(fake)).toEqual([
      { id: 1, ...faq('ONE'), pinned: true },
      { id: 2, ...faq('two') },
    ]);
  });

  test('loses a record that is removed and gets it back at the same place', () => {
    const { add, store, names } = openStore();
    add('one');
    const two = add('two');
    add('three');
    const removed = store.remove(two);
    expect(names()).toEqual(['one', 'three']);
    if (!removed.ok || !removed.value) throw new Error('not removed');
    expect(store.restore(removed.value)).toEqual({ ok: true, value: two });
    expect(names()).toEqual(['one', 'two', 'three']);
    store.restore(removed.value);
    expect(names()).toEqual(['one', 'two', 'three']);
  });

  test('takes a removed record back although its neighbours have gone', () => {
    const { add, store, names } = openStore();
    const one = add('one');
    const two = add('two');
    add('three');
    const removed = store.remove(two);
    store.remove(one);
    if (!removed.ok || !removed.value) throw new Error('not removed');
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
    const fake = new FakeStorage();
    fake.setItem('faqs', JSON.stringify([{ id: 1, ...faq('one') }]));
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

describe('text that cannot be read', () => {
  const damaged = `[{"id":1,"q":"one","a":"about one"},{"id":2,"q":5}]`;

  test.each(['{', 'null', '"text"', damaged])('%s is set aside before anything is written', (text) => {
    const fake = new FakeStorage();
    fake.setItem('faqs', text);
    const { add } = openStore(fake);
    add('new');
    add('newer');
    expect(asideOf(fake)).toEqual([['faqs.unreadable-1000', text]]);
  });

  test('leaves the sound records in the list', () => {
    const fake = new FakeStorage();
    fake.setItem('faqs', damaged);
    const { names, add, problems } = openStore(fake);
    expect(names()).toEqual(['one']);
    expect(problems).toEqual([
      { key: 'faqs', fault: 'unreadable', unreadable: 1, keptUnder: 'faqs.unreadable-1000' },
    ]);
    add('two');
    expect(openStore(fake).names()).toEqual(['one', 'two']);
  });

  test('is set aside once, however often the dashboard is opened', () => {
    const fake = new FakeStorage();
    fake.setItem('faqs', damaged);
    openStore(fake, { now: 1 });
    openStore(fake, { now: 2 });
    expect(asideOf(fake)).toHaveLength(1);
  });

  test('never takes the place of what was set aside in the same millisecond', () => {
    const fake = new FakeStorage();
    fake.setItem('faqs.unreadable-1000', 'earlier');
    fake.setItem('faqs', '{');
    openStore(fake);
    expect(asideOf(fake)).toEqual([
      ['faqs.unreadable-1000', 'earlier'],
      ['faqs.unreadable-1001', '{'],
    ]);
  });

  test('that does not fit aside is left where it is and not written over', () => {
    const fake = new FakeStorage();
    fake.setItem('faqs', damaged);
    fake.capacity = fake.used + 10;
    const { store, names, problems } = openStore(fake);
    expect(names()).toEqual(['one']);
    expect(problems).toEqual([{ key: 'faqs', fault: 'unkept', unreadable: 1 }]);
    expect(store.add(faq('two'))).toEqual({ ok: false, fault: 'unkept' });
    const [one] = store.$records.get();
    if (one) store.remove(one);
    expect(fake.getItem('faqs')).toBe(damaged);
    fake.capacity = 1000;
    expect(store.add(faq('two')).ok).toBe(true);
    expect(asideOf(fake).map(([, text]) => text)).toEqual([damaged]);
  });

  test('that another program writes while the dashboard is open is set aside too', () => {
    const { add, fake, names } = openStore();
    add('one');
    fake.setItem('faqs', 'broken');
    add('two');
    expect(names()).toEqual(['two']);
    expect(asideOf(fake).map(([, text]) => text)).toEqual(['broken']);
  });
});

describe('law', () => {
  test('whatever is stored, opening and saving never throw and the text is still somewhere', () => {
    const sound = fc.record({ id: fc.integer(), q: fc.string(), a: fc.string() });
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.array(fc.oneof(sound, fc.jsonValue())).map((entries) => JSON.stringify(entries)),
    );
    fc.assert(
      fc.property(text, fc.nat({ max: 400 }), (before, room) => {
        const fake = new FakeStorage();
        fake.setItem('faqs', before);
        fake.capacity = fake.used + room;
        const { store, names, fake: same } = openStore(fake);
        const shown = names();
        const saved = store.add(faq('new'));
        expect(names()).toEqual(saved.ok ? [...shown, 'new'] : shown);
        const isSound = asideOf(same).length === 0 && saved.ok;
        if (isSound) expect(names().length).toBe((JSON.parse(before) as unknown[]).length + 1);
        else expect([...same.map.values()]).toContain(before);
      }),
      { numRuns: 500 },
    );
  });
});

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

describe('an import', () => {
  const open = () => {
    const opened = openStore();
    const one = opened.add('one');
    const two = opened.add('two');
    return { ...opened, one, two };
  };

  test('is worked out before it is done', () => {
    const { store, one, two, names } = open();
    const incoming = [one, { ...two, a: 'other' }, { id: 7, ...faq('seven') }];
    const { added, replaced, same } = store.compare(incoming);
    expect([added.length, replaced.length, same]).toEqual([1, 1, 1]);
    expect(names()).toEqual(['one', 'two']);
  });

  test('adds and replaces, and can be taken back', () => {
    const { store, two, names, fake } = open();
    const before = fake.getItem('faqs');
    const merged = store.merge([
      { ...two, q: 'TWO' },
      { id: 7, ...faq('seven') },
    ]);
    expect(names()).toEqual(['one', 'TWO', 'seven']);
    if (!merged.ok) throw new Error(merged.fault);
    store.unmerge(merged.value);
    expect(fake.getItem('faqs')).toBe(before);
  });

  test('taken back leaves alone what was changed since', () => {
    const { store, names } = open();
    const seven = { id: 7, ...faq('seven') };
    const merged = store.merge([seven]);
    store.replace(seven, faq('edited'));
    if (!merged.ok) throw new Error(merged.fault);
    store.unmerge(merged.value);
    expect(names()).toEqual(['one', 'two', 'edited']);
  });

  test('that does not fit changes nothing', () => {
    const { store, fake, names } = open();
    fake.capacity = fake.used + 20;
    expect(store.merge([{ id: 7, ...faq('seven') }])).toEqual({ ok: false, fault: 'full' });
    expect(names()).toEqual(['one', 'two']);
  });
});
