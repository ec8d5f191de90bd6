import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { $sections, sectionRows } from '~/cms/sections';
import { parseList } from '~/cms/storage/decode';
import { dataVersion, firstVersion, migrate } from '~/cms/storage/version';
import type { AnyRecord } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';
import published from '../../fixtures/version-2/content.json';
import stored from '../../fixtures/version-2/storage.json';
import { entriesOf } from './entries';
import { openSection } from './fake-editor';
import { FakeStorage } from './fake-storage';

beforeAll(() => {
  $sections.set(sections);
  vi.stubGlobal('location', new URL('https://spices.example/cms/'));
});
afterAll(() => vi.unstubAllGlobals());

const rows = sectionRows.filter(({ key, publishedAs }) => publishedAs && key in stored);

/** What the release before kept of a list that it had loaded: what was loaded in its records, and all ids beside them. */
function storedBefore({ key, publishedAs = 'faq' }: (typeof rows)[number]) {
  const onSite: readonly AnyRecord[] = published.sections[publishedAs];
  const entries = (parseList(Reflect.get(stored, key))?.entries ?? []).map((entry) => {
    const loaded = onSite.find(({ id }) => id && id === Object(entry).site?.id);
    return loaded ? { ...Object(entry), loaded } : entry;
  });
  const ids = ['deleted', ...onSite.flatMap(({ id }) => id ?? []).reverse()];
  const base = ids.map((id) => {
    const entry = entries.find(({ loaded }) => loaded?.id === id);
    const { image: _, ...loaded } = entry?.loaded ?? {};
    return { ...loaded, id, ...(entry?.site.image && { image: entry.site.image }) };
  });
  const text = JSON.stringify({ version: firstVersion, entries });
  return {
    entries,
    base,
    fake: new FakeStorage({ [key]: text, 'site-ids': JSON.stringify({ [key]: ids }) }),
  };
}

test.each(rows)('what the release before has loaded is the base of the next merge: $key', (row) => {
  const { key, id } = row;
  const { entries, base, fake } = storedBefore(row);
  const before = new Map(fake.map);
  const { editor, store, records } = openSection(id, 1000, fake);
  expect(entriesOf(editor)).toEqual(entries.map((entry) => migrate(key, entry, firstVersion)));
  expect(store.state().base?.records).toEqual(base);
  expect(fake.map).toEqual(before);

  const [first] = records();
  const write = vi.spyOn(fake, 'setItem');
  fake.capacity = fake.used;
  if (first) store.replace(first, { ...first, more: 'x'.repeat(fake.used) });
  expect(fake.map).toEqual(before);
  fake.capacity = Number.POSITIVE_INFINITY;
  write.mockClear();
  if (first) store.remove(first);
  expect(write.mock.calls.map(([written]) => written).slice(0, 2)).toEqual([`site-${key}`, key]);
  expect(parseList(fake.getItem(key) ?? '')?.version).toBe(dataVersion);
  expect(openSection(id, 1000, fake).store.state().base?.records).toEqual(base);
});

test('a list of which all loaded records were deleted keeps its base', () => {
  const ids = JSON.stringify({ faqs: ['a'] });
  const fake = new FakeStorage({ faqs: '[{"id":1,"q":"Own?","a":"Yes."}]', 'site-ids': ids });
  const { store } = openSection('faq', 1000, fake);
  store.add({ en: { question: 'New?', answer: ['Yes.'] }, ne: { question: 'नयाँ?' } });
  expect(parseList(fake.getItem('faqs') ?? '')?.version).toBe(dataVersion);
  expect(openSection('faq', 1000, fake).store.state().base).toEqual({ records: [{ id: 'a' }] });
});

test('a value of which nobody knows how it was loaded is asked about, if it is not empty', () => {
  const entries = [{ id: 1, q: 'a?', a: 'Mine.', site: { id: 'a' } }];
  const text = JSON.stringify({ version: firstVersion, entries });
  const { load, records } = openSection(
    'faq',
    1000,
    new FakeStorage({ faqs: text, 'site-ids': '{"faqs":["a","b"]}' }),
  );
  const texts = { question: 'a?', answer: ['Theirs.'] };
  const { questions } = load([
    { id: 'a', en: texts, ne: texts },
    { id: 'b', en: texts },
  ]);
  expect(questions.map(({ label, before }) => [label, before])).toEqual([
    ['Answer', undefined],
    ['Deleted here', undefined],
  ]);
  expect(records()).toMatchObject([{ en: { answer: ['Mine.'] }, ne: texts }]);
});

test.each([
  ['https://preview.example/blog/', '/blog/', '/blog/'],
  ['https://paper.example/mill', 'https://paper.example/mill', 'https://paper.example/mill'],
  ['https://preview.example/other/', '/blog/', 'https://preview.example/other/'],
])('a link %s that was loaded as %s is %s', (link, path, read) => {
  const computer = openSection('media');
  const entry = { id: 1, title: 'T', category: 'Article', date: '2025-01-01', description: 'D', link };
  const site = { id: 'one', type: 'Article' };
  const loaded = {
    id: 'one',
    link: path,
    type: 'Article',
    date: entry.date,
    en: { title: 'T', description: 'D' },
  };
  computer.open(JSON.stringify({ version: 2, sections: { media: [{ ...entry, site, loaded }] } }));
  expect(computer.find('one')).toMatchObject({ link: read });
  expect(computer.load([loaded])).toMatchObject({ changes: [], questions: [] });
});
