import { describe, expect, test } from 'vitest';
import { faq, openSharedStore } from './faq-store';
import { SimulatedBrowser, seededRandom } from './simulated-tabs';

/** Tabs whose writes and messages take up to 5 milliseconds. */
function openTabs(count = 2) {
  const browser = new SimulatedBrowser(seededRandom(1), 5);
  const tabs = Array.from({ length: count }, () => openSharedStore(browser));
  const [a, b] = tabs;
  if (!a || !b) throw new Error('two tabs at least');
  const rest = (time = 1000) => browser.timeline.runUntil(browser.timeline.now + time);
  /** Runs the actions with a pause after each; returns the names that all tabs list in the end. */
  const play = (pause: number, ...actions: (() => void)[]) => {
    for (const act of actions) {
      act();
      rest(pause);
    }
    rest();
    for (const { names } of tabs) expect(names()).toEqual(a.names());
    return a.names();
  };
  return { browser, tabs, a, b, rest, play };
}

type SharedStore = ReturnType<typeof openSharedStore>;

describe('two tabs', () => {
  test('see each other’s records', () => {
    const { a, b, play } = openTabs();
    const names = ['from a', 'from b', 'again a'];
    expect(
      play(
        1000,
        ...[a, b, a].map(
          ({ add }, at) =>
            () =>
              add(names[at] ?? ''),
        ),
      ),
    ).toEqual(names);
  });

  test('a change never brings back what the other has deleted', () => {
    const { a, b, play } = openTabs();
    play(1000, () => a.add('one'));
    const one = b.find('one');
    play(1000, () => a.remove('one'));
    expect(b.store.replace(one, faq('changed'))).toEqual({ ok: false, fault: 'gone' });
    expect(b.store.remove(one)).toEqual({ ok: true, value: undefined });
    expect(b.names()).toEqual([]);
  });

  test('an undone deletion keeps what the other has added, and goes back to its place', () => {
    const { a, b, play } = openTabs();
    const steps = [() => a.add('one'), () => a.remove('one'), () => b.add('two'), a.undo];
    expect(play(1000, ...steps)).toEqual(['one', 'two']);
  });

  test('a cleared storage empties the lists', () => {
    const { a, b, rest, play } = openTabs();
    play(1000, () => a.add('one'));
    a.tab.environment().storage.remove('faqs');
    rest();
    expect(b.names()).toEqual([]);
  });
});

describe('what one tab does a moment after the other stays done, with one write each', () => {
  test.each([300, 900, 1500])('a record is deleted after %i ms', (pause) => {
    const { browser, a, b, play } = openTabs();
    const left = play(
      pause,
      () => a.add('one'),
      () => b.remove('one'),
    );
    expect([left, browser.writes]).toEqual([[], 2]);
  });

  test('an edit is taken back', () => {
    const { browser, a, b, play } = openTabs();
    const edit = (tab: SharedStore, from: string, to: string) => tab.store.replace(tab.find(from), faq(to));
    const steps = [() => a.add('one'), () => edit(a, 'one', 'ONE'), () => edit(b, 'ONE', 'one')];
    expect([play(300, ...steps), browser.writes]).toEqual([['one'], 3]);
  });

  test('a record is deleted, put back and deleted again', () => {
    const { browser, a, b, play } = openTabs();
    const remove = () => b.remove('one');
    expect([play(300, () => a.add('one'), remove, b.undo, remove), browser.writes]).toEqual([[], 4]);
  });

  test('an import brings in what the other has deleted', () => {
    const { browser, a, b, play } = openTabs();
    const one = a.add('one');
    const steps = [() => a.remove('one'), () => b.store.merge([one])];
    expect([play(300, () => {}, ...steps), browser.writes]).toEqual([['one'], 3]);
  });
});

describe('tabs that write at the same moment', () => {
  test('lose none of fifteen records', () => {
    const { tabs, play } = openTabs(3);
    const actions = Array.from({ length: 15 }, (_, number) => () => tabs[number % 3]?.add(`${number}`));
    expect(new Set(play(0.5, ...actions)).size).toBe(15);
  });

  test('keep both records where both have made one with the same id', () => {
    const { a, b, play } = openTabs();
    expect(a.add('from a').id).toBe(b.add('from b').id);
    expect(play(0).toSorted()).toEqual(['from a', 'from b']);
  });

  test('keep the order that one makes while the other adds, edits and deletes', () => {
    const { a, b, rest, play } = openTabs();
    play(10, ...['one', 'two', 'three', 'four'].map((name) => () => a.add(name)));
    const steps = [
      () => b.add('five'),
      () => b.store.replace(b.find('two'), faq('TWO')),
      () => b.remove('three'),
    ];
    for (const step of steps) {
      a.store.move(a.find('four'), a.find('one'));
      rest(1.5);
      play(0, step);
      a.store.move(a.find('one'), a.find('four'));
      play(0);
    }
    a.store.move(a.find('four'), a.find('one'));
    expect(play(0, () => b.add('six'))).toEqual(['four', 'one', 'TWO', 'five', 'six']);
    expect(b.tab.problems.concat(a.tab.problems)).toEqual([]);
  });

  test('leave a record where it is put back although it was moved before', () => {
    const { a, b, play } = openTabs();
    play(10, ...['one', 'two', 'three'].map((name) => () => a.add(name)));
    play(10, () => a.store.move(a.find('three'), a.find('one')));
    const gone = b.find('three');
    expect(
      play(
        10,
        () => b.remove('three'),
        () => b.store.merge([gone]),
      ),
    ).toEqual(['one', 'two', 'three']);
  });

  test('keep what a tab has saved that is closed at once', () => {
    const { a, b, rest } = openTabs();
    a.add('from a');
    rest(1.5);
    b.add('from b');
    b.tab.close();
    rest();
    expect(a.names().toSorted()).toEqual(['from a', 'from b']);
  });

  test('tell of an order that another has replaced, and can put it back', () => {
    const { a, b, rest, play } = openTabs();
    play(10, ...['one', 'two', 'three'].map((name) => () => a.add(name)));
    a.store.move(a.find('three'), a.find('one'));
    rest(1.5);
    expect(play(0, () => b.store.move(b.find('one'), b.find('two')))).toEqual(['two', 'one', 'three']);
    expect(b.tab.problems).toEqual([]);
    expect(a.tab.problems).toMatchObject([{ key: 'faqs', fault: 'replaced', replacedBy: 'moved' }]);
    const [problem] = a.tab.problems;
    if (problem?.fault === 'replaced') expect(problem.putBack()).toBe(true);
    expect(play(0)).toEqual(['three', 'one', 'two']);
  });

  test('tell nothing of an order that the other knew, from a message or from storage, or has made too', () => {
    const { browser, a, b, rest, play } = openTabs();
    play(10, ...['one', 'two', 'three'].map((name) => () => a.add(name)));
    play(10, () => a.store.move(a.find('three'), a.find('one')));
    play(10, () => b.store.move(b.find('one'), b.find('two')));
    const late = openSharedStore(browser);
    play(10, () => late.store.move(late.find('two'), late.find('three')));
    a.store.move(a.find('one'), a.find('two'));
    rest(1.5);
    play(10, () => b.store.move(b.find('one'), b.find('two')));
    expect([a, b, late].flatMap(({ tab }) => tab.problems)).toEqual([]);
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
      const { a, b, rest, play } = openTabs();
      play(1000, () => a.add('one'));
      a.store.replace(a.find('one'), faq('ONE'));
      rest(1.5);
      expect(play(0, () => act(b))).toEqual(left);
      expect(b.tab.problems).toEqual([]);
      const [problem] = a.tab.problems;
      expect(a.tab.problems).toHaveLength(1);
      expect(problem).toMatchObject({ key: 'faqs', fault: 'replaced', replacedBy, record: faq('ONE') });
      if (problem?.fault === 'replaced') expect(problem.putBack()).toBe(true);
      expect(play(0)).toEqual([...left, 'ONE']);
    },
  );
});
