import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorDefinition } from '~/cms/editor';
import type { StoredRecord } from '~/cms/list/record';
import { parseList } from '~/cms/storage/decode';
import { dataVersion, firstVersion, migrate } from '~/cms/storage/version';
import { sections } from '~/lib/content-file/sections';
import backup2 from '../../fixtures/version-2/backup.json';
import stored2 from '../../fixtures/version-2/storage.json';
import { makeOrder } from '../../support/orders';
import { addEntry, entriesOf, readRecord } from '../../unit/cms/entries';
import { FakeStorage } from '../../unit/cms/fake-storage';

const face = `data:image/png;base64,${btoa('face')}`;
const picture = 'data:image/webp;base64,QUJD';
/** A record of each section by key, with and without a picture. */
const records: Record<string, object> = {
  faqs: { q: 'Question', a: 'Answer' },
  gallery: { title: 'Title', desc: 'Text', image: picture },
  products: { title: 'Title', image: picture },
  orders: makeOrder(),
  dealers: { name: 'Name', description: 'Text', benefits: ['Rack', 'Rack'] },
  testimonials: { name: 'Name', statement: 'Text', photo: face },
  team: { name: 'Name', position: 'Director', photo: '' },
  recipes: { name: 'Name', description: 'Text', photo: face },
  media: { title: 'Title', category: 'Article', date: '', description: 'Text', link: 'https://a.example' },
  contacts: { company: 'C', address: 'A', phone: '1', email: 'a@b.example', website: '' },
};

let closes: (() => void)[] = [];

async function load() {
  for (const close of closes) close();
  vi.resetModules();
  const { allEditors, editors } = await import('~/cms/editors');
  const { $sections } = await import('~/cms/sections');
  $sections.set(sections);
  const { makeBackup } = await import('~/cms/copies/export');
  const { checkFile } = await import('~/cms/copies/check');
  const { $merges, applyMerge, choose, takeStep } = await import('~/cms/merge/state');
  closes = allEditors.map(({ store }) => store.open());
  const editorOf = (key: string) => {
    const found = editors.find((editor) => editor.key === key);
    if (!found) throw new Error(`no section '${key}'`);
    return found;
  };
  /** The key of each record. */
  const filled = () => editors.flatMap(({ key, store }) => store.$records.get().map(() => key));
  const write = () => JSON.stringify(makeBackup(editors, new Date(0)));
  const shown = () => $merges.get().all?.text;
  /** Checks a backup, and counts what importing it would do. */
  const check = async (text: string, some: readonly EditorDefinition[] = editors) => {
    await checkFile('all', new File([text], 'backup.json'), some);
    return ($merges.get().all?.sections ?? []).map(({ incoming, changes, questions, same }) => {
      const { editor, unreadable } = incoming;
      const added = changes.filter(({ kind }) => kind === 'added').length;
      return { editor, added, changed: changes.length - added, questions, same, unreadable };
    });
  };
  /** Imports a backup. What differs is taken from it. */
  const open = async (text: string) => {
    await check(text);
    for (const section of $merges.get().all?.sections ?? [])
      choose(
        'all',
        section,
        section.questions.map(({ id }) => [id, 'there'] as const),
      );
    await applyMerge('all');
    return shown();
  };
  const undo = () => takeStep('all', 'undo');
  return { allEditors, editors, editorOf, filled, write, check, shown, open, undo };
}

async function loadFilled() {
  const loaded = await load();
  for (const editor of loaded.editors) {
    const entry = records[editor.key];
    if (entry) addEntry(editor, entry);
  }
  return loaded;
}

/** Opens an empty dashboard beside the backup of a filled one. */
async function openEmpty() {
  const text = (await loadFilled()).write();
  localStorage.clear();
  const loaded = await load();
  return { text, ...loaded };
}

beforeEach(() => localStorage.clear());

describe('a backup of everything', () => {
  test('contains a version, a date and every section', async () => {
    const { write, editors } = await loadFilled();
    const file = JSON.parse(write());
    expect(file).toMatchObject({ version: dataVersion, date: '1970-01-01T00:00:00.000Z' });
    expect(Object.keys(file.sections)).toEqual(editors.map(({ key }) => key));
    expect(file.sections.testimonials[0].photo).toBe(face);
    expect(file.sections.team[0].photo).toBe('');
  });

  /** Keeps the first text, because an entry with none of the fields is no record. */
  const dropLastText = (record: object) => {
    const isText = ([, value]: [string, unknown]) => typeof value === 'string';
    const dropped = Object.entries(record).filter(isText).slice(1).at(-1);
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== dropped?.[0]));
  };

  test.each([
    ['of this release', (record: object) => record],
    ['of a release with one field fewer', dropLastText],
    ['of a release with one field more', (record: object) => ({ ...record, added: 'later' })],
  ])('%s opens, from storage and from its file', async (_, change) => {
    const stored: Record<string, object[]> = Object.fromEntries(
      Object.entries(records).map(([key, record]) => [
        key,
        [change({ id: 1, ...record, ...('photo' in record && { photo: picture }) })],
      ]),
    );
    for (const [key, list] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(list));
    const { allEditors, check } = await load();
    for (const editor of allEditors)
      if (editor.keptIn === 'storage')
        expect(entriesOf(editor), editor.key).toMatchObject(stored[editor.key] ?? []);
    const sections = await check(JSON.stringify({ version: dataVersion, sections: stored }), allEditors);
    expect(sections.map(({ editor }) => editor.key).sort()).toEqual(Object.keys(stored).sort());
    for (const { editor, added, same, unreadable } of sections) {
      const isStored = editor.store.keptIn === 'storage';
      expect([added, same, unreadable], editor.key).toEqual([isStored ? 0 : 1, isStored ? 1 : 0, 0]);
    }
  });

  test('of version 2, with edited and emptied records of the site, opens unchanged', async () => {
    for (const [key, text] of Object.entries(stored2)) localStorage.setItem(key, text);
    const { allEditors, check } = await load();
    for (const editor of allEditors)
      if (editor.keptIn === 'storage')
        expect(entriesOf(editor), editor.key).toEqual(
          parseList(Reflect.get(stored2, editor.key) ?? '[]')?.entries.map((entry) =>
            migrate(editor.key, Object(entry), firstVersion),
          ),
        );
    const sections = await check(JSON.stringify(backup2), allEditors);
    for (const { editor, added, same, changed, questions, unreadable } of sections) {
      const count = Reflect.get(backup2.sections, editor.key).length;
      const isStored = editor.store.keptIn === 'storage';
      expect([added, same, changed + questions.length, unreadable], editor.key).toEqual(
        isStored ? [0, count, 0, 0] : [count, 0, 0, 0],
      );
    }
  });

  test('restores all records into an empty browser, once, until it is undone', async () => {
    const keys = Object.keys(records);
    const { text, check, open, undo, filled, editorOf, write } = await openEmpty();
    const sections = await check(text);
    expect(sections.filter(({ added }) => added === 1).map(({ editor }) => editor.key)).toEqual(keys);
    expect(sections.every(({ changed, same, unreadable }) => changed + same + unreadable === 0)).toBe(true);
    expect(filled()).toEqual([]);
    await open(text);
    expect(filled()).toEqual(keys);
    expect(entriesOf(editorOf('testimonials'))).toMatchObject([{ photo: face }]);
    await open(text);
    expect(write()).toBe(text);
    await undo();
    expect(filled()).toEqual([]);
  });

  test('is imported completely or not at all', async () => {
    const { text, open, filled } = await openEmpty();
    const small = new FakeStorage();
    small.capacity = 200;
    vi.stubGlobal('localStorage', small);
    expect(await open(text)).toContain('Nothing was imported: this browser’s storage is full.');
    expect(filled()).toEqual([]);
    const lists = [...small.map].filter(([key]) => !key.startsWith('dashboard-'));
    expect(new Set(lists.map(([, text]) => text))).toEqual(new Set(['[]']));
    vi.unstubAllGlobals();
  });

  test('is rolled back if the browser refuses one of its lists, and can be imported then', async () => {
    const { text, open, filled, undo, shown, editorOf } = await openEmpty();
    const refused = vi
      .spyOn(editorOf('team').store, 'merge')
      .mockReturnValue({ ok: false, fault: 'refused' });
    expect(await open(text)).toContain('Nothing was imported, because this browser did not save it all.');
    expect(filled()).toEqual([]);
    await undo();
    expect(shown()).toContain('Nothing was imported');
    refused.mockRestore();
    await open(text);
    expect(filled()).toEqual(Object.keys(records));
  });
});

describe('a backup file', () => {
  const file = (sections: Record<string, unknown>) => JSON.stringify({ version: 2, date: '', sections });

  const faq = { id: 1, q: 'q', a: 'a' };
  const member = { name: 'N', position: 'P', photo: '' };
  const deep = `{"name":"N","position":"P","photo":"","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;

  test('of other sections is refused with the names of those that it lacks', async () => {
    const { check, shown, editors } = await load();
    const faqs = editors.filter(({ key }) => key === 'faqs');
    expect(await check(file({ orders: [] }), faqs)).toEqual([]);
    expect(shown()).toBe('This backup has no FAQs. Try ‘Open a backup’ on the first page.');
  });

  test.each([6, Number.MAX_SAFE_INTEGER])(
    'adds a second entry with id %i to the stored records',
    async (id) => {
      const { check, open, editorOf } = await load();
      const valuable = { id: id === 6 ? 7 : 0, q: 'Second, valuable', a: 'a' };
      await open(file({ faqs: [valuable] }));
      const twins = [
        { ...faq, id },
        { ...faq, id, q: 'Copy' },
      ];
      const text = file({ faqs: twins });
      await open(text);
      expect(entriesOf(editorOf('faqs'))).toMatchObject([valuable, ...twins.map(({ q }) => ({ q }))]);
      expect(await check(text)).toMatchObject([{ added: 0, changed: 0, questions: [], same: 2 }]);
    },
  );

  test('asks about records in memory that were edited since, also after a reload', async () => {
    const openTeam = async () => {
      const loaded = await load();
      const editor = loaded.editorOf('team');
      const { store } = editor;
      const names = () => entriesOf(editor).map((record) => Reflect.get(record, 'name'));
      const edit = (record: StoredRecord<object> | undefined, name: string) =>
        record && store.replace(record, readRecord(editor, { ...member, name }));
      return { ...loaded, editor, store, names, edit };
    };
    const before = await openTeam();
    for (const name of ['Asha', 'Bina']) addEntry(before.editor, { ...member, name });
    const text = before.write();
    const [asha, bina] = before.store.$records.get();
    before.edit(asha, 'Bina');
    before.edit(bina, 'Chetan');
    expect(await before.check(text)).toContainEqual(
      expect.objectContaining({
        changed: 0,
        questions: ['Asha', 'Bina'].map((there) => expect.objectContaining({ kind: 'field', there })),
      }),
    );
    await before.open(text);
    expect(before.names()).toEqual(['Asha', 'Bina']);

    const after = await openTeam();
    await after.open(text);
    after.edit(after.store.$records.get()[1], 'Deepa');
    await after.open(text);
    expect(after.names()).toEqual(['Asha', 'Bina']);
  });

  test('shows the differing fields of a record, those of the office, too', async () => {
    const { check, open } = await load();
    const stored = {
      faqs: { id: 1, q: 'Is it hot?', a: 'A little.' },
      orders: { id: 1, ...makeOrder({ businessName: 'Himal' }) },
    };
    await open(file({ faqs: [stored.faqs], orders: [stored.orders] }));
    const changed = {
      faqs: [{ ...stored.faqs, a: 'No.', site: { id: 'hot' } }],
      orders: [{ ...stored.orders, phone: '1', items: [{ name: 'Cloves', quantity: 12 }] }],
    };
    const { fullName } = stored.orders;
    expect((await check(file(changed))).flatMap(({ questions }) => questions)).toMatchObject([
      { title: 'Is it hot?', label: 'Answer', here: 'A little.', there: 'No.' },
      { title: fullName, label: 'Phone Number', there: '1' },
      { title: fullName, label: 'Items', there: 'Cloves, 12' },
    ]);
  });

  test.each([
    ['two with one id', 'faqs', [faq, { ...faq, q: 'twin' }], 2],
    ['an answer that is no text, and none', 'faqs', [{ ...faq, a: 5 }, null], 0],
    ['a link that runs a script', 'contacts', [{ ...records.contacts, website: 'javascript:a' }], 0],
    ['an order without items', 'orders', [makeOrder(), makeOrder({ items: [] })], 1],
    ['a photo that is none', 'team', [member, { ...member, photo: 'data:image/png;base64,%' }], 1],
  ])('that is damaged gives the valid records: %s', async (_, key, list, added) => {
    const { check } = await load();
    expect(await check(file({ [key]: list }))).toMatchObject([{ added, unreadable: list.length - added }]);
  });

  test('gives the valid records beside one that is nested without end', async () => {
    const { check } = await load();
    const text = `{"version":2,"sections":{"team":[${deep},${JSON.stringify(member)}]}}`;
    expect(await check(text)).toMatchObject([{ added: 1, unreadable: 1 }]);
  });
});
