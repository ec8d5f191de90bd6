import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromSite, toSiteRecord } from '~/cms/record/site-record';
import { decodeRecord, encodeRecord, type OfficeRecord } from '~/cms/record/stored';
import { type FormValue, fromForm } from '~/cms/record/values';
import { sectionRows } from '~/cms/sections';
import { run } from '~/content-tool/command';
import type { ContentField } from '~/domain/content/field';
import {
  type AnyRecord,
  type SectionName,
  type SiteList,
  type Value,
  valueAt,
  withValue,
} from '~/domain/content/record';
import { type Section, sections } from '~/lib/content-file/sections';
import { makeContentFile } from '../unit/content-tool/project';
import { Project } from './how-tos/project';

/** Values of fields that are no free texts. */
const particular: Readonly<Record<string, string>> = {
  size: '30 / 60g',
  price: '41 / 71',
  discountPrice: '40 / 70',
  cartons: '12 / 24',
  rating: '3.3',
  category: 'pouch',
  date: '2026-01-15',
  province: 'Gandaki Province',
  district: 'Kaski',
  city: 'Pokhara',
  phone: '+977 1 555 0198',
  hours: 'Mo-Fr 09:15-17:45',
  since: '1999',
  kind: 'shop',
  website: 'https://www.example.com/',
};

/** All words that the office has typed. Each is used once. */
const typed: string[] = [];

function nextWords(): string {
  const words = `Zanahoria${typed.length}x`;
  typed.push(words);
  return words;
}

/** Returns a value that the form of a field can hold, and that differs from the present one. */
function otherValue({ kind, name, options = [], range }: ContentField, value: Value | undefined): FormValue {
  const [other = ''] = options.map(([option]) => option).filter((option) => ![value].flat().includes(option));
  const own = particular[name];
  if (own !== undefined) return own;
  switch (kind) {
    case 'paragraphs':
      return `${nextWords()}\n\n${nextWords()}`;
    case 'words':
      return nextWords();
    case 'spices':
      return [...(Array.isArray(value) ? value.map(String) : []), '3'];
    case 'link':
      return `https://${nextWords().toLowerCase()}.example/`;
    case 'choice':
      return other;
    case 'choices':
      return [other];
    case 'flag':
      return value !== true;
    case 'number':
      return String(value === range?.max ? range?.min : range?.max);
    default:
      return nextWords();
  }
}

/** Edits a record in the dashboard: fills in each field by what a function returns. */
function edit(
  section: Section,
  record: AnyRecord,
  fill: (field: ContentField) => FormValue | undefined,
): AnyRecord {
  let edited = fromSite(section, record);
  for (const field of section.fields.filter(({ kind }) => kind !== 'picture')) {
    const value = fill(field);
    if (value === undefined) continue;
    edited = withValue(edited, field.name, fromForm(field, value));
  }
  const { key = '' } = sectionRows.find(({ publishedAs }) => publishedAs === section.name) ?? {};
  const stored: OfficeRecord = { ...decodeRecord(key, encodeRecord(key, edited)) };
  return { ...toSiteRecord(section, stored), ...(record.image !== undefined && { image: record.image }) };
}

/** Returns an empty value for a field that a record can do without, and what a shop needs in its place. */
function emptyValue(
  { name, isOptional, group, kind }: ContentField,
  section: Section,
): FormValue | undefined {
  if (section.name === 'shops' && name === 'kind') return 'online';
  if (section.name === 'shops' && name === 'website') return 'https://shop.example/';
  if ((!isOptional && !group) || name.endsWith('.name')) return undefined;
  return kind === 'flag' ? false : ['choices', 'spices'].includes(kind) ? [] : '';
}

beforeAll(() => vi.stubGlobal('location', new URL('https://spices.example/cms/')));
afterAll(() => vi.unstubAllGlobals());

test('the site shows each field of each section that the office changes or empties', async () => {
  const project = new Project('Apply what the office exports');
  try {
    const file = makeContentFile(project.folder, '2026-01-15', { withPictures: false });
    const lists: { [Name in SectionName]?: readonly AnyRecord[] | undefined } = file.sections;
    for (const section of sections) {
      const records = [...(lists[section.name] ?? [])];
      const [changed = {}, emptied = {}] = records;
      records[0] = edit(section, changed, (field) => otherValue(field, valueAt(changed, field.name)));
      records[1] = edit(section, emptied, (field) => emptyValue(field, section));
      lists[section.name] = records;
    }
    const name = 'for-the-website-content-2026-11-28.json';
    project.write(name, JSON.stringify(file));
    const { lines, code } = await run(project.folder, [join(project.folder, name), '--write', '--force']);
    expect(code, lines.join('\n')).toBe(0);
    project.remove(name);
    await project.test('build');

    for (const { name } of sections) {
      const list: SiteList = JSON.parse(project.built(`cms/site/${name}.json`));
      const wanted = (lists[name] ?? []).map(({ image: _, ...record }) => record);
      const byId = new Map(list.records.map(({ image: _, ...record }) => [record.id, record]));
      for (const record of wanted) expect(byId.get(record.id)).toEqual(record);
    }
    // Names in Latin letters are only searched.
    const files = /^dist\/(?!cms\/).*\.(html|json)$/;
    const unseen = typed.filter((words) => project.find(new RegExp(words, 'i'), files).length === 0);
    expect(unseen).toEqual([]);
  } finally {
    project.delete();
  }
});
