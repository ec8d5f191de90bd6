import { describe, expect, test } from 'vitest';
import { faq, openSharedStore } from './faq-store';
import { SimulatedBrowser, seededRandom } from './simulated-tabs';

/** Tabs whose writes and messages take up to so many milliseconds. */
function openTabs(count: number, slowest = 5) {
  const browser = new SimulatedBrowser(seededRandom(1), slowest);
  const tabs = Array.from({ length: count }, () => openSharedStore(browser));
  const [a, b] = tabs;
  if (!a || !b) throw new Error('two tabs at least');
  const rest = (time = 1000) => browser.timeline.runUntil(browser.timeline.now + time);
  return { browser, tabs, a, b, rest };
}

type SharedStore = ReturnType<typeof openSharedStore>;

describe('two tabs', () => {
  test('see each other’s records', () => {
    const { a, b, rest } = openTabs(2);
    a.add('from a');
    rest();
    b.add('from b');
    rest();
    a.add('again a');
    rest();
    for (const { names } of [a, b]) expect(names()).toEqual(['from a', 'from b', 'again a']);
  });

  test('a change never brings back what the other has deleted', () => {
    const { a, b, rest } = openTabs(2);
    a.add('one');
    rest();
    const one = b.find('one');
    a.remove('one');
    rest();
    expect(b.store.replace(one, faq('changed'))).toEqual({ ok: false, fault: 'gone' });
    expect(b.store.remove(one)).toEqual({ ok: true, value: undefined });
    expect(b.names()).toEqual([]);
  });

  test('an undone deletion keeps what the other has added, and goes back to its place', () => {
    const { a, b, rest } = openTabs(2);
    a.add('one');
    rest();
    a.remove('one');
    rest();
    b.add('two');
    rest();
    a.undo();
    rest();
    for (const { names } of [a, b]) expect(names()).toEqual(['one', 'two']);
  });

  test('a cleared storage empties the lists', () => {
    const { a, b, rest } = openTabs(2);
    a.add('one');
    rest();
    a.tab.environment().storage.remove('faqs');
    rest();
    expect(b.names()).toEqual([]);
  });
});

describe('what one tab does a moment after the other stays done, with one write each', () => {
  test.each([300, 900, 1500])('a record is deleted after %i ms', (pause) => {
    const { browser, a, b, rest } = openTabs(2);
    a.add('one');
    rest(pause);
    b.remove('one');
    rest();
    for (const { names } of [a, b]) expect(names()).toEqual([]);
    expect(browser.writes).toBe(2);
  });

  test('an edit is taken back', () => {
    const { browser, a, b, rest } = openTabs(2);
    a.add('one');
    rest();
    a.store.replace(a.find('one'), faq('ONE'));
    rest(300);
    b.store.replace(b.find('ONE'), faq('one'));
    rest();
    for (const { names } of [a, b]) expect(names()).toEqual(['one']);
    expect(browser.writes).toBe(3);
  });

  test('a record is deleted, put back and deleted again', () => {
    const { browser, a, b, rest } = openTabs(2);
    a.add('one');
    rest(300);
    for (const act of [() => b.remove('one'), b.undo, () => b.remove('one')]) {
      act();
      rest(300);
    }
    for (const { names } of [a, b]) expect(names()).toEqual([]);
    expect(browser.writes).toBe(4);
  });

  test('an import brings in what the other has deleted', () => {
    const { browser, a, b, rest } = openTabs(2);
    a.add('one');
    rest();
    const one = a.find('one');
    a.remove('one');
    rest(300);
    b.store.merge([one]);
    rest();
    for (const { names } of [a, b]) expect(names()).toEqual(['one']);
    expect(browser.writes).toBe(3);
  });
});

describe('tabs that write at the same moment', () => {
  test('lose none of fifteen records', () => {
    const { tabs, rest } = openTabs(3);
    for (let number = 0; number < 5; number++)
      for (const [index, { add }] of tabs.entries()) {
        add(`${index} ${number}`);
        rest(0.5);
      }
    rest();
    for (const { names } of tabs) expect(new Set(names()).size).toBe(15);
  });

  test('keep both records where both have made one with the same id', () => {
    const { a, b, rest } = openTabs(2);
    a.add('from a');
    b.add('from b');
    expect(a.find('from a').id).toBe(b.find('from b').id);
    rest();
    for (const { names } of [a, b]) expect(names().toSorted()).toEqual(['from a', 'from b']);
  });

  test('keep what a tab has saved that is closed at once', () => {
    const { a, b, rest } = openTabs(2);
    a.add('from a');
    rest(1.5);
    b.add('from b');
    b.tab.close();
    rest();
    expect(a.names().toSorted()).toEqual(['from a', 'from b']);
  });

  test.each([
    { replacedBy: 'deleted', left: [], act: ({ remove }: SharedStore) => remove('one') },
    {
      replacedBy: 'changed',
      left: ['other'],
      act: ({ store, find }: SharedStore) => store.replace(find('one'), faq('other')),
    },
  ])(
    'tell of an edit whose record another has $replacedBy, and can put it back',
    ({ replacedBy, left, act }) => {
      const { a, b, rest } = openTabs(2);
      a.add('one');
      rest();
      a.store.replace(a.find('one'), faq('ONE'));
      rest(1.5);
      act(b);
      rest();
      expect(b.tab.problems).toEqual([]);
      expect(a.tab.problems).toMatchObject([
        { key: 'faqs', fault: 'replaced', replacedBy, record: faq('ONE') },
      ]);
      expect(a.names()).toEqual(left);
      const [problem] = a.tab.problems;
      if (problem?.fault === 'replaced') expect(problem.putBack()).toBe(true);
      rest();
      for (const { names } of [a, b]) expect(names()).toEqual([...left, 'ONE']);
    },
  );
});
