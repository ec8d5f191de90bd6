import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MergeField } from '~/cms/merge/fields';
import { type Choice, mergeLists } from '~/cms/merge/merge-lists';
import { hasEffect, planMerge, type Source } from '~/cms/merge/plan';
import { fingerprintOf } from '~/cms/picture/data-url';
import type { OfficeRecord } from '~/cms/record/stored';
import { $sections } from '~/cms/sections';
import { defaultLocale, locales, sourceLocale } from '~/config/locales';
import { type AnyRecord, valueAt, withValue } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';
import { openSection } from './fake-editor';

beforeAll(() => vi.stubGlobal('location', new URL('https://spices.example/cms/')));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => $sections.set(sections));

const names = ['a', 'b'] as const;
const rules = {
  fields: names.map((name): MergeField => {
    const read = (record: object) => valueAt(record, name);
    return { name, label: name, isPicture: false, read, describe: String };
  }),
  titleOf: (record: object) => idOf(record),
};
const idOf = (record: object) => String(valueAt(record, 'siteId'));
const entry = (siteId: string): OfficeRecord => ({ siteId, a: '', b: '' });
type List = readonly OfficeRecord[];
const merge = (base: List, mine: List, theirs: List, choices: Iterable<readonly [string, Choice]> = []) =>
  mergeLists(base, mine, theirs, new Map(choices), rules);

const ids = ['s0', 's1', 's2', 's3', 's4', 's5'];
const lists = fc.subarray(ids, { minLength: 1 }).map((some) => some.map(entry));
/** Values that a side writes into fields of records. */
const changes = fc.array(
  fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...names), fc.constantFrom('x', 'y')),
);
type Changes = readonly (readonly [id: string, name: string, value: string])[];
const write = (base: List, all: Changes): List =>
  all.reduce(
    (list, [id, name, value]) => list.map((one) => (idOf(one) === id ? withValue(one, name, value) : one)),
    base,
  );
/** Changes and deletes records of some ids, adds others and moves all. */
const edits = (side: string, some: readonly string[]) =>
  fc
    .record({
      all: changes,
      gone: fc.subarray([...some]),
      added: fc.subarray([0, 1, 4]),
      isTurned: fc.boolean(),
    })
    .map(({ all, gone, added, isTurned }) => (base: List) => {
      const own = all.filter(([id]) => some.includes(id));
      const kept = write(base, own).filter((record) => !gone.includes(idOf(record)));
      const moved = isTurned ? kept.toReversed() : kept;
      return added.reduce((list, place) => list.toSpliced(place, 0, entry(`${side}${place}`)), moved);
    });
const byId = (list: readonly object[]) => list.toSorted((a, b) => idOf(a).localeCompare(idOf(b)));

describe('property: of two lists with a common past', () => {
  test('one that has not changed changes nothing, and asks nothing', () => {
    fc.assert(
      fc.property(lists, edits('new', ids), (base, change) => {
        const other = change(base);
        for (const sides of [
          [other, base],
          [base, other],
          [other, structuredClone(other)],
        ] as const) {
          const { list, questions } = merge(base, ...sides);
          expect(list).toEqual(other);
          expect(questions).toEqual([]);
          if (sides[0] === other) expect(list).toBe(other);
        }
      }),
    );
  });

  test('changes of different records come together, in whatever direction', () => {
    const even = (id: string) => ids.indexOf(id) % 2 === 0;
    const mine = edits('mine', ids.filter(even));
    const theirs = edits(
      'theirs',
      ids.filter((id) => !even(id)),
    );
    fc.assert(
      fc.property(lists, mine, theirs, (base, one, other) => {
        for (const sides of [
          [one(base), other(base)],
          [other(base), one(base)],
        ] as const) {
          const { list, questions } = merge(base, ...sides);
          expect(byId(list)).toEqual(byId(other(one(base))));
          expect(questions.filter(({ kind }) => kind !== 'sequence')).toEqual([]);
        }
      }),
    );
  });

  test('what changed on both sides is asked, stays until then, and follows the answer', () => {
    fc.assert(
      fc.property(lists, changes, changes, (base, here, there) => {
        const [mine, theirs] = [write(base, here), write(base, there)];
        const both = base.flatMap((record, place) =>
          names.flatMap((name) => {
            const [one, other] = [mine, theirs].map((list) => valueAt(list[place], name));
            return one && other && one !== other ? [`${idOf(record)} ${name}`] : [];
          }),
        );
        const { questions } = merge(base, mine, theirs);
        expect(questions.map(({ id }) => id).sort()).toEqual(both.sort());
        const all = (choice: Choice) => both.map((id) => [id, choice] as const);
        expect(merge(base, mine, theirs).list).toEqual(merge(base, mine, theirs, all('here')).list);
        expect(merge(base, mine, theirs, all('there')).list).toEqual(merge(base, theirs, mine).list);
      }),
    );
  });

  test('a sequence that changed on one side is taken, and one that changed on both is asked', () => {
    const sequences = lists.chain((base) => {
      const shuffled = fc.shuffledSubarray(base, { minLength: base.length });
      return fc.tuple(fc.constant(base), shuffled, shuffled);
    });
    fc.assert(
      fc.property(sequences, ([base, mine, theirs]) => {
        const ids = [base, mine, theirs].map((list) => list.map(idOf).join());
        const isAsked = new Set(ids).size === 3;
        const { list, questions } = merge(base, mine, theirs);
        expect(questions.map(({ kind }) => kind)).toEqual(isAsked ? ['sequence'] : []);
        expect(list.map(idOf).join()).toBe(ids[0] === ids[1] ? ids[2] : ids[1]);
        if (isAsked) expect(merge(base, mine, theirs, [['sequence', 'there']]).list).toEqual(theirs);
      }),
    );
  });
});

const question = (id: string, answer = 'Yes.'): AnyRecord => ({
  id,
  ...Object.fromEntries(locales.map((locale) => [locale, { question: `${id}?`, answer: [answer] }])),
});
const questions = (...ids: string[]) => ids.map((id) => question(id));
const answerPath = `${defaultLocale}.answer`;
type Computer = ReturnType<typeof openSection>;
const reword = ({ store, find }: Computer, mark: string, answer: string) =>
  store.replace(find(mark), { ...withValue(find(mark), answerPath, [answer]) });
const answers = ({ records }: Computer) =>
  records().map((one) => `${valueAt(one, `${defaultLocale}.question`)} ${valueAt(one, answerPath)}`);
const titles = ({ records, editor }: Computer) =>
  records().map((one) => String(valueAt(one, editor.codec.title)));
const rewordFirst = ({ store, records }: Computer, answer: string) => {
  const [first] = records();
  if (first) store.replace(first, { ...withValue(first, answerPath, [answer]) });
};
const remove = ({ store, find }: Computer, mark: string) => store.remove(find(mark));
const asked = ({ questions: all }: Pick<ReturnType<typeof planMerge>, 'questions'>) =>
  all.map(({ title, label }) => `${title} ${label}`);

function openOne(...ids: string[]) {
  const mine = openSection('faq');
  mine.load(questions(...ids));
  return mine;
}

/** Two computers with one list of the site. */
function openTwo(...ids: string[]) {
  const other = openSection('faq', 9000);
  other.load(questions(...ids));
  return [openOne(...ids), other] as const;
}

test('property: a merge that is undone has changed nothing, and done again is as it was', () => {
  const [kind, id] = [fc.constantFrom('edit', 'delete', 'move', 'add'), fc.constantFrom(...ids)];
  const acts = fc.array(fc.tuple(kind, id, fc.constantFrom('x', 'y')), { maxLength: 5 });
  const perform = (computer: Computer, all: readonly (readonly [string, string, string])[]) => {
    for (const [kind, mark, text] of all) {
      const found = computer.records().find(({ siteId }) => siteId === mark);
      const [first] = computer.records();
      if (kind === 'add') computer.store.add(Object({ ...question(text, mark), id: undefined }));
      if (found && kind === 'edit') reword(computer, mark, text);
      if (found && kind === 'delete') computer.store.remove(found);
      if (found && first && kind === 'move') computer.store.move(found, first);
    }
  };
  const sources = fc.constantFrom('website', 'file', 'version');
  const choices = fc.constantFrom<Choice | undefined>('here', 'there', undefined);
  fc.assert(
    fc.property(acts, acts, sources, choices, (here, there, source, choice) => {
      const [mine, theirs] = openTwo(...ids);
      perform(mine, here);
      perform(theirs, there);
      const before = mine.store.state();
      if (source === 'website')
        mine.load(
          theirs.records().map(({ id, ...record }, place) => {
            return { ...record, id: record.siteId ?? `new ${place}`, key: id.toString(36) };
          }),
          choice,
        );
      else mine.open(theirs.backup(), choice, source);
      const after = mine.store.state();
      const goTo = (state: typeof before) =>
        mine.merge({ source: 'step', ...state, after: mine.store.state(), unreadable: 0 });
      for (const state of [before, after]) {
        goTo(state);
        expect(mine.store.state()).toEqual(state);
      }
      expect(new Set(mine.records().map((record) => record.id)).size).toBe(mine.records().length);
    }),
  );
});

test.each<Source>(['website', 'file', 'version'])('merging many records is linear work: %s', (source) => {
  let reads = 0;
  const get = (target: object, name: string) => {
    reads += 1;
    return Reflect.get(target, name);
  };
  const counted = <Item extends object>(item: Item): Item => new Proxy<Item>(item, { get });
  const count = (all: number): number => {
    reads = 0;
    const { editor } = openSection('faq');
    const site = Array.from({ length: all }, (_, place) => question(`q${place}`));
    const side = (answer: string, start: number) =>
      Array.from({ length: all }, (_, place) =>
        counted({ ...question('', answer), siteId: `q${place + start}`, id: place + 1 }),
      );
    const base = { records: site.map(counted) };
    const incoming = { editor, source, records: side('theirs', all / 4), base, deleted: {}, unreadable: 0 };
    const plan = planMerge(incoming, { records: side('mine', 0), base, deleted: {} });
    expect(plan.state.records.length).toBeGreaterThanOrEqual(all);
    return reads;
  };
  expect(count(4000)).toBeLessThan(2.2 * count(2000));
});

describe('two computers', () => {
  test.each(['backup', 'site'])('join their changes, if the second began with the %s', (origin) => {
    const [first, second] = [openSection('products'), openSection('products', 9000)];
    const product = { id: '7', price: '40 / 70', [sourceLocale]: { name: 'Cloves', taste: 'Warm' } };
    first.load([product]);
    if (origin === 'site') second.load([product]);
    else second.open(first.backup());
    const [price, taste] = ['45 / 75', 'Sweet'];
    first.store.replace(first.find('7'), { ...first.find('7'), price });
    second.store.replace(second.find('7'), {
      ...withValue(second.find('7'), `${sourceLocale}.taste`, taste),
    });
    for (const here of [first, second]) {
      const there = here === first ? second : first;
      expect(here.open(there.backup()).questions).toEqual([]);
      expect(here.records()).toMatchObject([{ price, [sourceLocale]: { taste } }]);
      expect(here.load([product]).changes).toEqual([]);
    }
  });

  test.each([
    ['dealers', { name: 'Himal', benefits: ['Rack'] }, 'description'],
    ['faq', { q: 'Hot?' }, 'a'],
  ])('ask about each difference where they know of no past: %s', (id, fields, name) => {
    const [mine, theirs] = [openSection(id), openSection(id)];
    for (const { editor, open } of [mine, theirs]) {
      const record = { id: 1, ...fields, [name]: editor === mine.editor ? 'Mine' : 'Theirs' };
      open(JSON.stringify({ version: 3, sections: { [editor.key]: [record] } }));
    }
    const plan = mine.open(theirs.backup());
    expect(plan.questions).toMatchObject([{ kind: 'field', here: 'Mine', there: 'Theirs' }]);
    expect(plan.questions[0]).not.toHaveProperty('before');
    expect(mine.backup()).toContain('Mine');
    mine.open(theirs.backup(), 'there');
    expect(mine.records()).toEqual(theirs.records());
  });

  test('keep what was loaded later, and ask about a change that did not know it', () => {
    const [mine, theirs] = openTwo('a');
    const old = theirs.backup();
    mine.load([question('a', 'Newer.')]);
    expect(mine.open(old)).toMatchObject({ changes: [], questions: [] });
    reword(theirs, 'a', 'Theirs.');
    expect(asked(mine.open(theirs.backup()))).toEqual([]);
    expect(asked(mine.load([question('a', 'Newer.')]))).toEqual(['a? Answer']);
  });

  test('keep the move of one of them, and are asked if both have moved records', () => {
    const [mine, theirs] = openTwo('a', 'b', 'c');
    mine.store.move(mine.find('a'), mine.find('c'));
    expect(mine.open(theirs.backup())).toMatchObject({ changes: [], questions: [] });
    theirs.store.move(theirs.find('b'), theirs.find('a'));
    expect(asked(mine.open(theirs.backup()))).toEqual(['The order of the list Moved on both sides']);
  });

  test('ask once whether two records of one name are the same', () => {
    const [mine, theirs] = [openSection('faq'), openSection('faq', 9000)];
    for (const { store } of [mine, theirs]) store.add(Object({ ...question('a', 'Mine.'), id: undefined }));
    rewordFirst(theirs, 'Theirs.');
    const old = mine.backup();
    const before = mine.store.state();
    const plan = mine.open(theirs.backup(), [[`${theirs.records()[0]?.id.toString(36)} same`, 'there']]);
    expect(plan.changes).toEqual([]);
    expect(mine.store.state().deleted).toEqual({});
    for (const [computer, text] of [
      [mine, theirs.backup()],
      [theirs, mine.backup()],
      [mine, old],
    ] as const)
      expect(computer.open(text).questions.filter(({ kind }) => kind === 'same')).toEqual([]);
    expect([mine, theirs].map((computer) => computer.records().length)).toEqual([1, 1]);
    mine.merge({ source: 'step', ...before, after: mine.store.state(), unreadable: 0 });
    expect(mine.store.state()).toEqual(before);
  });

  test('are asked about a text that one wrote before it knew the one of the site', () => {
    const [mine, theirs] = openTwo('a');
    const shown = [question('a'), question('own', 'Of the site.')];
    theirs.load(shown);
    mine.store.add(Object({ ...question('own', 'Mine.'), id: undefined }));
    mine.open(theirs.backup(), [['own same', 'there']]);
    for (const plan of [mine.open(theirs.backup()), mine.load(shown)])
      expect(asked(plan)).toContain('own? Answer');
  });

  test('are asked about a text that one of them took from the site over that of both', () => {
    const [mine, theirs] = openTwo('a');
    theirs.store.add(Object({ ...question('own', 'Ours.'), id: undefined }));
    mine.open(theirs.backup());
    theirs.load([question('a'), question('own', 'Of the site.')], 'there');
    theirs.load([question('a'), question('own', 'Of the site.')], 'there');
    expect(answers(theirs)).toEqual(['a? Yes.', 'own? Of the site.']);
    expect(asked(mine.open(theirs.backup()))).toContain('own? Answer');
  });

  test('know a record that only one of them has loaded, and keep its id on the site', () => {
    const mine = openSection('faq');
    mine.store.add(Object(question('', 'Yes.')));
    const before = mine.backup();
    const { id = 0 } = { ...mine.records()[0] };
    const published = { ...question('a'), key: id.toString(36) };
    mine.load([published], 'there');
    for (const source of ['file', 'version'] as const) mine.open(before, 'there', source);
    expect(mine.find('a')).toMatchObject({ id });
  });
});

describe('a deleted record', () => {
  test('that another computer still has is asked about by its name, once', () => {
    const [mine, theirs] = openTwo('a', 'b');
    remove(mine, 'a');
    expect(asked(mine.open(theirs.backup()))).toEqual(['a? Deleted here']);
    mine.open(theirs.backup(), 'here');
    const again = mine.open(theirs.backup());
    expect(again.questions).toMatchObject([{ choice: 'here' }]);
    expect(hasEffect(again)).toBe(false);
    expect(titles(mine)).toEqual(['b?']);
    expect(mine.open(theirs.backup(), 'there').changes).toMatchObject([{ kind: 'returned', title: 'a?' }]);
    expect(titles(mine)).toEqual(['a?', 'b?']);
  });

  test('is asked about again once the site has changed it', () => {
    const [mine, theirs] = openTwo('a', 'b');
    remove(mine, 'a');
    mine.open(theirs.backup(), 'here');
    const newer = [question('a', 'Newer.'), question('b')];
    expect(mine.load(newer).questions).toMatchObject([{ kind: 'deleted-here', choice: undefined }]);
    mine.load(newer, 'here');
    expect(mine.load(newer).questions).toEqual([]);
  });

  test('makes room for another one of its name', () => {
    const mine = openOne('a', 'b');
    remove(mine, 'a');
    mine.store.add(Object({ ...question('a', 'New.'), id: undefined }));
    expect(mine.load(questions('a', 'b'))).toMatchObject({ changes: [], questions: [] });
    expect(answers(mine)).toEqual(['b? Yes.', 'a? New.']);
  });

  test('is asked about there, too, and may stay a record of the site', () => {
    const [mine, theirs] = openTwo('a', 'b');
    remove(theirs, 'a');
    expect(asked(mine.open(theirs.backup(), 'here'))).toEqual(['a? Deleted there']);
    expect(mine.find('a')).toBeTruthy();
    mine.open(theirs.backup(), 'there');
    expect(titles(mine)).toEqual(['b?']);
  });

  test.each(['faq', 'team'])('stays deleted in a restored backup or version: %s', (id) => {
    const [before, after] = [openSection(id), openSection(id, 9000)];
    const records = questions('a', 'b').map((one) => ({ ...one, name: one.id ?? '' }));
    before.load(records);
    const full = before.backup();
    remove(before, 'a');
    after.open(before.backup(), [], id === 'faq' ? 'file' : 'version');
    expect(after.load(records)).toMatchObject({ changes: [], questions: [] });
    expect(after.records()).toHaveLength(1);
    expect(after.open(full).questions).toMatchObject([{ kind: 'deleted-here', mark: 'a' }]);
  });

  test('is not one that the browser has lost, or whose picture could not be loaded', () => {
    const mine = openOne('a', 'b');
    reword(mine, 'a', 'Mine.');
    mine.load(questions('a', 'b'), [], {}, new Set(['a']));
    expect(mine.load(questions('a', 'b'))).toMatchObject({ changes: [], questions: [] });
    expect(answers(mine)).toEqual(['a? Mine.', 'b? Yes.']);
    mine.fake.removeItem('faqs');
    mine.store.add(Object({ ...question('own'), id: undefined }));
    expect(mine.load(questions('a', 'b')).changes.map(({ kind }) => kind)).toEqual(['added', 'added']);
  });

  test('that the site has removed can stay as a new one', () => {
    const mine = openOne('a', 'b');
    reword(mine, 'a', 'Mine.');
    expect(asked(mine.load(questions('b'), 'here'))).toEqual(['a? Deleted there']);
    expect(answers(mine)).toEqual(['a? Mine.', 'b? Yes.']);
    expect(mine.records().map(({ siteId }) => siteId)).toEqual([undefined, 'b']);
  });
});

describe('a record of the site', () => {
  test('is the one that was exported, though both were reworded since', () => {
    const mine = openOne('a');
    const added = mine.store.add(Object(question('', 'Yes.')));
    const key = added.ok ? added.value.id.toString(36) : '';
    const { id: _, ...reworded } = question('Festival');
    mine.store.replace(mine.records()[1] ?? { id: 0 }, { ...reworded });
    const plan = mine.load([question('a'), { ...question('gift'), key }], 'here');
    expect(plan.changes.filter(({ kind }) => kind === 'added')).toEqual([]);
    expect(titles(mine)).toEqual(['a?', 'Festival?']);
    expect(mine.find('gift')).toMatchObject({ key });
  });

  test('that another computer has exported under the name of one here is no second one', () => {
    const mine = openSection('faq');
    mine.store.add(Object({ ...question('a', 'Mine.'), id: undefined }));
    const before = mine.store.state();
    const shown = [{ ...question('a', 'Mine.'), key: 'theirs' }];
    expect(mine.load(shown, 'there').changes).toEqual([]);
    expect(mine.store.state().deleted).toEqual({});
    mine.merge({ source: 'step', ...before, after: mine.store.state(), unreadable: 0 });
    expect(mine.store.state()).toEqual(before);
  });

  test('with the name of another one is the same only if the user says so', () => {
    for (const choice of ['here', 'there', undefined] as const) {
      const mine = openSection('faq');
      mine.store.add(Object({ ...question('a', 'Mine.'), id: undefined }));
      const plan = mine.load([question('a', 'Theirs.')], choice && [['a same', choice]]);
      expect(plan.questions[0]).toMatchObject({ kind: 'same', title: 'a?', choice });
      expect(plan.questions[0]?.here).toBe(locales.map(() => 'Mine.').join(' · '));
      expect(answers(mine)).toEqual(choice === 'here' ? ['a? Mine.', 'a? Theirs.'] : ['a? Mine.']);
      expect(mine.records().at(-1)?.siteId).toBe(choice && 'a');
      expect(mine.load([question('a', 'Theirs.')]).questions.map(({ kind }) => kind)).toEqual(
        { here: [], there: locales.map(() => 'field'), none: ['same'] }[choice ?? 'none'],
      );
    }
  });

  const texts = { [sourceLocale]: { name: 'Cloves', taste: 'Warm' } };
  const product = { id: '7', price: '40 / 70', soldOut: true, uses: ['tea'], ...texts };
  const [old, exported, shown] = ['old', 'own', 'site'].map((one) => `data:image/webp;base64,${btoa(one)}`);
  const openProduct = (changes: object = {}) => {
    const mine = openSection('products');
    mine.load([product], [], { 7: old ?? '' });
    mine.store.replace(mine.find('7'), { ...mine.find('7'), ...changes });
    return mine;
  };

  test('gives what it changed, added and emptied, and keeps what only the office did', () => {
    const { soldOut: _, ...rest } = product;
    const now = { ...rest, price: '45 / 75', [sourceLocale]: { name: 'Clove' } };
    const mine = openProduct({ uses: undefined, heat: 3 });
    expect(mine.load([now])).toMatchObject({ questions: [] });
    const { uses: __, ...taken } = now;
    expect(mine.records()).toMatchObject([{ ...taken, id: mine.find('7').id, siteId: '7', heat: 3 }]);
    expect(mine.find('7').uses).toBeUndefined();
    expect(mine.load([now])).toMatchObject({ changes: [], questions: [] });
  });

  test('is asked about where both changed, until it is answered', () => {
    const mine = openProduct({ price: '50 / 80' });
    const there = [{ ...product, price: '45 / 75' }];
    for (let time = 0; time < 2; time++)
      expect(mine.load(there).questions).toMatchObject([
        { id: '7 price', label: 'Prices', before: '40 / 70', here: '50 / 80', there: '45 / 75' },
      ]);
    mine.load(there, 'here');
    expect(mine.load(there)).toMatchObject({ changes: [], questions: [] });
    expect(mine.find('7')).toMatchObject({ price: '50 / 80' });
  });

  test('fills what is empty here, and asks about the rest, if it was never loaded', () => {
    const mine = openSection('products');
    const products = [{ id: 1, title: 'Clove', image: '', site: { id: '7' } }];
    mine.open(JSON.stringify({ version: 3, sections: { products } }));
    expect(mine.load([product]).questions).toMatchObject([{ here: 'Clove', there: 'Cloves' }]);
    const { price } = product;
    expect(mine.find('7')).toMatchObject({ price, [sourceLocale]: { name: 'Clove', taste: 'Warm' } });
  });

  test('has what was exported from here, which is no change of the site', () => {
    const mine = openOne('a', 'b', 'c');
    for (const mark of ['a', 'b', 'c']) reword(mine, mark, 'Exported.');
    const [a, b, c] = ['a', 'b', 'c'].map((mark) => withValue(question(mark), answerPath, ['Exported.']));
    const shown = [a, b, c].filter((record) => record !== undefined);
    if (a && b) mine.store.noteExported({ a, b });
    reword(mine, 'a', 'Later.');
    reword(mine, 'b', 'Yes.');
    reword(mine, 'c', 'Later.');
    expect(mine.load(questions('a', 'b', 'c'))).toMatchObject({ changes: [], questions: [] });
    const plan = mine.load(shown);
    expect(plan.changes).toEqual([]);
    expect(asked(plan)).toEqual(['c? Answer']);
    expect(answers(mine)).toEqual(['a? Later.', 'b? Yes.', 'c? Later.']);
    expect(mine.load([question('a', 'Of the site.'), ...shown.slice(1)]).questions).toHaveLength(2);
  });

  test('has the sequence that was exported from here, which is no change of the site', () => {
    const mine = openOne('a', 'b', 'c');
    mine.store.noteExported({}, ['b', 'a', 'c']);
    mine.store.move(mine.find('c'), mine.find('a'));
    expect(mine.load(questions('a', 'b', 'c'))).toMatchObject({ changes: [], questions: [] });
    expect(mine.load(questions('b', 'a', 'c'))).toMatchObject({ changes: [], questions: [] });
    expect(titles(mine)).toEqual(['c?', 'a?', 'b?']);
    expect(asked(mine.load(questions('b', 'c', 'a')))).toEqual(['The order of the list Moved on both sides']);
  });

  test('has the picture that was exported, made smaller, and is asked about another one', () => {
    const pictures = { 7: shown ?? '' };
    const mine = openProduct({ image: exported });
    expect(mine.load([product], [], pictures).questions).toMatchObject([
      { label: 'Image', pictures: { old: exported, now: shown } },
    ]);
    mine.store.noteExported({ 7: { id: '7', image: fingerprintOf(exported) } });
    expect(mine.load([product], [], { 7: old ?? '' })).toMatchObject({ changes: [], questions: [] });
    expect(mine.load([product], [], pictures).questions).toEqual([]);
    expect(mine.find('7')).toMatchObject({ image: shown });
    expect(mine.store.state().base?.exported).toBeUndefined();
  });

  test('has the picture whose fingerprint the release before has kept', () => {
    const mine = openProduct({ image: exported });
    const [[key, text] = ['', '{}']] = [...mine.fake.map].filter(([name]) => name.startsWith('site-'));
    mine.fake.setItem(
      key,
      JSON.stringify({ ...JSON.parse(text), exported: { 7: fingerprintOf(exported) }, exportedOrder: 7 }),
    );
    expect(mine.store.state().base).toMatchObject({ exported: { 7: { image: fingerprintOf(exported) } } });
    expect(mine.load([product], [], { 7: shown ?? '' }).questions).toEqual([]);
  });
});

test('a sequence that was changed here and on the site is asked about', () => {
  const mine = openOne('a', 'b', 'c', 'd');
  mine.store.move(mine.find('a'), mine.find('b'));
  const there = questions('a', 'b', 'd', 'c');
  expect(mine.load(there).questions).toMatchObject([
    { kind: 'sequence', here: 'b?, a?, c?, d?', there: 'a?, b?, d?, c?' },
  ]);
  expect(mine.load(there).questions).toHaveLength(1);
  mine.load(there, 'there');
  expect(titles(mine)).toEqual(['a?', 'b?', 'd?', 'c?']);
});

test('the places of a moved record do not count those that were removed', () => {
  const mine = openOne('a', 'b', 'c', 'd');
  const { changes } = mine.load(questions('d', 'b', 'c'));
  expect(changes.map(({ kind, title, places }) => [kind, title, places])).toEqual([
    ['moved', 'd?', [3, 1]],
    ['removed', 'a?', undefined],
  ]);
});

describe('a file', () => {
  const faq = (id: number | undefined, q: string) => ({ id, q, a: 'Yes.' });
  const fileOf = (...faqs: object[]) => JSON.stringify({ version: 3, sections: { faqs } });

  test('that a list has lost adds records, and asks what it would replace, because it may be older', () => {
    const mine = openSection('faq');
    mine.open(fileOf(faq(1, 'old'), faq(2, 'lost')));
    const lost = mine.backup();
    const [old, gone] = mine.records();
    if (!old || !gone) throw new Error('two records are needed');
    mine.store.replace(old, { ...old, [defaultLocale]: { question: 'later', answer: ['Yes.'] } });
    mine.store.remove(gone);
    const plan = mine.open(lost, [], 'lost');
    expect(plan.questions).toMatchObject([{ kind: 'field', here: 'later', there: 'old' }]);
    expect(titles(mine)).toEqual(['later', 'lost']);
  });

  test('gives a record without an id one that no other has', () => {
    const mine = openSection('faq');
    const most = Number.MAX_SAFE_INTEGER;
    mine.open(fileOf(faq(most, 'last')));
    const shown = (id: string) => ({ ...faq(7, id), site: { id } });
    mine.open(fileOf(faq(undefined, 'new'), faq(undefined, 'newer'), faq(6, 'six'), faq(6, 'six again')));
    mine.open(fileOf(shown('a')));
    mine.open(fileOf(shown('b')));
    expect(titles(mine)).toEqual(['last', 'new', 'newer', 'six', 'six again', 'a', 'b']);
    expect(new Set(mine.records().map(({ id }) => id)).size).toBe(7);
  });

  test.each(['dealers', 'faqs'])('adds no copy of a record without an id: %s', (key) => {
    const mine = openSection(key === 'faqs' ? 'faq' : key);
    const record = key === 'faqs' ? { q: 'Q', a: 'A' } : { name: 'Q', description: 'A', benefits: ['A'] };
    const text = JSON.stringify({ version: 3, sections: { [key]: [record] } });
    expect([0, 1].map(() => mine.open(text).same)).toEqual([0, 1]);
    expect(mine.records()).toHaveLength(1);
  });

  test('that is undone brings back what was removed under a name that was added since', () => {
    const mine = openOne('a', 'b');
    const before = mine.store.state();
    mine.load(questions('b'));
    const after = mine.store.state();
    mine.store.add(Object({ ...question('a', 'New.'), id: undefined }));
    mine.merge({ source: 'step', ...before, after, unreadable: 0 });
    expect(answers(mine)).toEqual(['a? Yes.', 'b? Yes.', 'a? New.']);
  });

  test('that is undone keeps later changes', () => {
    const mine = openSection('faq');
    mine.open(fileOf(faq(6, 'six'), faq(7, 'seven')));
    const before = mine.store.state();
    mine.open(
      fileOf({ ...faq(6, 'Six'), a: 'No.' }, faq(7, 'Seven'), faq(8, 'eight'), faq(9, 'nine')),
      'there',
    );
    const after = mine.store.state();
    for (const record of mine.records().filter(({ id }) => id === 6 || id === 8))
      mine.store.replace(record, { ...withValue(record, answerPath, ['Later.']) });
    mine.merge({ source: 'step', ...before, after, unreadable: 0 });
    expect(answers(mine)).toEqual(['six Later.', 'seven Yes.', 'eight Later.']);
  });
});
