import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorDefinition } from '~/cms/editor';
import type { StoredRecord } from '~/cms/list/record';
import { parseList } from '~/cms/storage/decode';
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
  const { readBackup, applyBackup } = await import('~/cms/copies/import');
  closes = allEditors.map(({ store }) => store.open());
  const editorOf = (key: string) => {
    const found = editors.find((editor) => editor.key === key);
    if (!found) throw new Error(`no section '${key}'`);
    return found;
  };
  /** The key of each record. */
  const filled = () => editors.flatMap(({ key, store }) => store.$records.get().map(() => key));
  const write = () => JSON.stringify(makeBackup(editors, new Date(0)));
  const read = (text: string, some: readonly EditorDefinition[] = editors) => {
    const incoming = readBackup(text, some);
    if (!incoming.ok) throw new Error(incoming.message);
    return incoming.sections;
  };
  return { allEditors, editors, editorOf, filled, write, read, readBackup, applyBackup };
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
  return { text, sections: loaded.read(text), ...loaded };
}

beforeEach(() => localStorage.clear());

describe('a backup of everything', () => {
  test('contains a version, a date and every section', async () => {
    const { write, editors } = await loadFilled();
    const file = JSON.parse(write());
    expect(file).toMatchObject({ version: 2, date: '1970-01-01T00:00:00.000Z' });
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
    const { allEditors, read } = await load();
    for (const editor of allEditors)
      if (editor.keptIn === 'storage')
        expect(entriesOf(editor), editor.key).toMatchObject(stored[editor.key] ?? []);
    const sections = read(JSON.stringify({ version: 2, sections: stored }), allEditors);
    expect(sections.map(({ editor }) => editor.key).sort()).toEqual(Object.keys(stored).sort());
    for (const { editor, added, same, unreadable } of sections) {
      const isStored = editor.store.keptIn === 'storage';
      expect([added, same, unreadable], editor.key).toEqual([isStored ? 0 : 1, isStored ? 1 : 0, 0]);
    }
  });

  test('of version 2, with edited and emptied records of the site, opens unchanged', async () => {
    for (const [key, text] of Object.entries(stored2)) localStorage.setItem(key, text);
    const { allEditors, read } = await load();
    for (const editor of allEditors)
      if (editor.keptIn === 'storage')
        expect(entriesOf(editor), editor.key).toEqual(
          parseList(Reflect.get(stored2, editor.key) ?? '[]')?.entries,
        );
    const sections = read(JSON.stringify(backup2), allEditors);
    for (const { editor, added, same, replaced, unreadable } of sections) {
      const count = Reflect.get(backup2.sections, editor.key).length;
      const isStored = editor.store.keptIn === 'storage';
      expect([added, same, replaced, unreadable], editor.key).toEqual(
        isStored ? [0, count, 0, 0] : [count, 0, 0, 0],
      );
    }
  });

  test('restores all records into an empty browser, once, until it is undone', async () => {
    const keys = Object.keys(records);
    const { text, sections, read, applyBackup, filled, editorOf, write } = await openEmpty();
    expect(sections.filter(({ added }) => added === 1).map(({ editor }) => editor.key)).toEqual(keys);
    expect(sections.every(({ replaced, same, unreadable }) => replaced + same + unreadable === 0)).toBe(true);
    expect(filled()).toEqual([]);
    const applied = applyBackup(sections);
    expect(filled()).toEqual(keys);
    expect(entriesOf(editorOf('testimonials'))).toMatchObject([{ photo: face }]);
    applyBackup(read(text));
    expect(write()).toBe(text);
    if (!applied.ok) throw new Error(applied.fault);
    expect(applied.revert()).toMatchObject({ ok: true });
    expect(filled()).toEqual([]);
  });

  test('is imported completely or not at all', async () => {
    const { sections, applyBackup, filled } = await openEmpty();
    const small = new FakeStorage();
    small.capacity = 200;
    vi.stubGlobal('localStorage', small);
    expect(applyBackup(sections)).toEqual({ ok: false, fault: 'full' });
    expect(filled()).toEqual([]);
    const lists = [...small.map].filter(([key]) => !key.startsWith('dashboard-'));
    expect(new Set(lists.map(([, text]) => text))).toEqual(new Set(['[]']));
    vi.unstubAllGlobals();
  });
});

test('a partial import is reported and can be undone later', async () => {
  const { sections, filled } = await openEmpty();
  const { $imports, $reverts, applyImport, revertImport } = await import('~/cms/copies/import-state');
  const [first, second] = sections;
  if (!first || !second) throw new Error('two sections are needed');
  const refuse = () => ({ ok: false, fault: 'refused' }) as const;
  const revertMerge = vi.spyOn(first.editor.store, 'revertMerge').mockImplementation(refuse);
  vi.spyOn(second.editor.store, 'merge').mockImplementation(refuse);
  await applyImport('all', [first, second]);
  expect($imports.get().all?.text).toContain('Only part of the file was imported');
  expect(filled()).toEqual([first.editor.key]);

  revertMerge.mockRestore();
  expect($reverts.get().all).toHaveLength(1);
  await revertImport('all');
  expect($imports.get().all?.text).toContain('undone');
  expect(filled()).toEqual([]);
});

describe('a backup file', () => {
  const file = (sections: Record<string, unknown>) => JSON.stringify({ version: 2, date: '', sections });

  const faq = { id: 1, q: 'q', a: 'a' };
  const member = { name: 'N', position: 'P', photo: '' };
  const deep = `{"name":"N","position":"P","photo":"","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;

  test('of other sections is refused with the names of those that it lacks', async () => {
    const { readBackup, editors } = await load();
    const faqs = editors.filter(({ key }) => key === 'faqs');
    expect(readBackup(file({ orders: [] }), faqs)).toEqual({
      ok: false,
      message: 'This backup has no FAQs. Try ‘Open a backup’ on the first page.',
    });
  });

  test.each([6, Number.MAX_SAFE_INTEGER])(
    'adds a second entry with id %i to the stored records',
    async (id) => {
      const { read, applyBackup, editorOf } = await load();
      const editor = editorOf('faqs');
      const { store } = editor;
      const valuable = { id: id === 6 ? 7 : 0, q: 'Second, valuable', a: 'a' };
      store.merge(() => store.planMerge([readRecord(editor, valuable)]));
      const twins = [
        { ...faq, id },
        { ...faq, id, q: 'Copy' },
      ];
      const text = file({ faqs: twins });
      applyBackup(read(text));
      expect(entriesOf(editor)).toMatchObject([valuable, ...twins.map(({ q }) => ({ q }))]);
      expect(read(text)).toMatchObject([{ added: 0, replaced: 0, same: 2 }]);
    },
  );

  test('replaces records in memory that were edited since, also after a reload', async () => {
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
    before.applyBackup(before.read(text));
    expect(before.names()).toEqual(['Asha', 'Bina']);

    const after = await openTeam();
    after.applyBackup(after.read(text));
    after.edit(after.store.$records.get()[1], 'Deepa');
    after.applyBackup(after.read(text));
    expect(after.names()).toEqual(['Asha', 'Bina']);
  });

  test('lists the differing fields of a record that it would replace', async () => {
    const { editorOf, read } = await load();
    const stored = {
      faqs: { id: 1, q: 'Is it hot?', a: 'A little.' },
      orders: { id: 1, ...makeOrder({ businessName: 'Himal' }) },
    };
    for (const [key, record] of Object.entries(stored)) {
      const editor = editorOf(key);
      editor.store.merge(() => editor.store.planMerge([readRecord(editor, record)]));
    }
    const changed = {
      faqs: [{ ...stored.faqs, a: 'No.', site: { id: 'hot' } }],
      orders: [{ ...stored.orders, phone: '1', items: [{ name: 'Cloves', quantity: 1 }] }],
    };
    expect(read(file(changed)).map(({ replacedNames }) => replacedNames)).toEqual([
      ['Is it hot? (Answer: A little. → No.)'],
      [`${stored.orders.fullName} (Phone Number; Items)`],
    ]);
  });

  test.each([
    ['two with one id', 'faqs', [faq, { ...faq, q: 'twin' }], 2],
    ['an answer that is no text, and none', 'faqs', [{ ...faq, a: 5 }, null], 0],
    ['a link that runs a script', 'contacts', [{ ...records.contacts, website: 'javascript:a' }], 0],
    ['an order without items', 'orders', [makeOrder(), makeOrder({ items: [] })], 1],
    ['a photo that is none', 'team', [member, { ...member, photo: 'data:image/png;base64,%' }], 1],
  ])('that is damaged gives the valid records: %s', async (_, key, list, added) => {
    const { read } = await load();
    expect(read(file({ [key]: list }))).toMatchObject([{ added, unreadable: list.length - added }]);
  });

  test('gives the valid records beside one that is nested without end', async () => {
    const { read } = await load();
    const text = `{"version":2,"sections":{"team":[${deep},${JSON.stringify(member)}]}}`;
    expect(read(text)).toMatchObject([{ added: 1, unreadable: 1 }]);
  });
});
