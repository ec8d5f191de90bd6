import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromSite, isPicture, toSiteRecord } from '~/cms/record/site-record';
import { decodeRecord, encodeRecord, type OfficeRecord } from '~/cms/record/stored';
import { fromForm, toForm } from '~/cms/record/values';
import { sectionRows } from '~/cms/sections';
import { findFaults } from '~/cms/site/export/find-faults';
import { $provinces } from '~/cms/site-data';
import { firstVersion, migrate } from '~/cms/storage/version';
import { defaultLocale, locales } from '~/config/locales';
import { brand, chats } from '~/config/site';
import { type AnyRecord, type SectionName, valueAt, withValue } from '~/domain/content/record';
import { contentFile } from '~/lib/content-file/form';
import { type Section, sections } from '~/lib/content-file/sections';
import { provinces } from '../../fixtures/provinces';
import backup from '../../fixtures/version-2/backup.json';
import exported from '../../fixtures/version-2/content.json';

const picture = 'data:image/webp;base64,AAAA';
/** The file with the name and the first chat of this site. */
const content = JSON.parse(JSON.stringify(exported).replaceAll('whatsapp', chats[0]?.kind ?? 'counter'));
content.brand = brand.name;
const recordsOf = (name: SectionName): readonly AnyRecord[] => content.sections[name];
const withoutPicture = ({ image: _, ...record }: AnyRecord) => record;
const rowOf = ({ name }: Section) => {
  const found = sectionRows.find(({ publishedAs }) => publishedAs === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
};
/** The stored form of a record that was loaded from the site. */
const stored = (section: Section, record: AnyRecord) => {
  const made = fromSite(section, record, section.fields.some(isPicture) ? picture : undefined);
  return JSON.parse(JSON.stringify(encodeRecord(rowOf(section).key, made)));
};
const read = (section: Section, entry: object): OfficeRecord => ({
  ...decodeRecord(rowOf(section).key, Object(migrate(rowOf(section).key, entry, firstVersion))),
});
const accepts = (name: SectionName, record: AnyRecord) => {
  const image = name === 'products' || name === 'recipes' ? { image: 'a.jpg' } : {};
  return contentFile.safeParse({ ...content, sections: { [name]: [{ ...record, ...image }] } });
};

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://spices.example/cms/'));
  $provinces.set(provinces);
});
afterAll(() => {
  $provinces.set([]);
  vi.unstubAllGlobals();
});

describe.each(sections)('a record of $name', (section) => {
  const { name } = section;
  const [record = {}] = recordsOf(name);

  test('is unchanged after a round trip through the dashboard', () => {
    for (const one of recordsOf(name))
      expect(toSiteRecord(section, read(section, stored(section, one)))).toEqual(withoutPicture(one));
  });

  test('is kept under `site` without what the specified fields hold', () => {
    const { id, ...site } = stored(section, record).site;
    expect(id).toBe(record.id);
    const main = rowOf(section).fields.map((field) => field.name);
    const own = section.fields.filter((field) => !main.includes(field.name));
    expect(site).toEqual(
      own.reduce((made: AnyRecord, { name }) => withValue(made, name, valueAt(record, name)), {}),
    );
  });

  test('that the site shows is ready', () => {
    for (const one of recordsOf(name)) expect(findFaults(section, one)).toEqual([]);
  });

  test('that only the dashboard has lists its missing fields', () => {
    const { site: _, ...specified } = stored(section, record);
    const bare = toSiteRecord(section, read(section, specified));
    expect(findFaults(section, bare).length === 0).toBe(accepts(name, bare).success);
  });

  test('without faults is accepted by the project', () => {
    const awkward = ['', ' ', 'a'.repeat(81), 'a\nb', '<b>', '{brand}', '25 / 50', '40', '4.5', '\u0007'];
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(...awkward, '2026-02-30'),
    );
    const typed = section.fields.filter(({ kind }) => ['text', 'long', 'date', 'paragraphs'].includes(kind));
    const edits = fc.record(Object.fromEntries(typed.map((field) => [field.name, text])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(edits, (changes) => {
        const edited = typed.reduce(
          (made: AnyRecord, field) =>
            field.name in changes ? withValue(made, field.name, fromForm(field, changes[field.name])) : made,
          withoutPicture(record),
        );
        if (findFaults(section, edited).length === 0) expect(accepts(name, edited).error).toBeUndefined();
      }),
    );
  });
});

const optional = { name: 'x', label: 'X', isOptional: true } as const;

test.each([
  ['flag', false, undefined, false],
  ['flag', true, true, true],
  ['number', '0', 0, '0'],
  ['number', 'hot', undefined, ''],
  ['paragraphs', 'One\n\nTwo\n', ['One', 'Two'], 'One\n\nTwo'],
  ['link', '', '#', ''],
  ['link', 'https://spices.example/faq/', '/faq/', 'https://spices.example/faq/'],
  ['words', 'none', [], 'None'],
  ['words', '', undefined, ''],
] as const)(
  'a form value of kind %s: %j becomes %j on the site and %j in the form',
  (kind, form, site, shown) => {
    const field = { ...optional, kind, ...(kind === 'words' && { none: 'None' }) };
    expect(fromForm(field, form)).toEqual(site);
    expect(toForm(field, site)).toEqual(shown);
  },
);

test('texts of a product are complete in a language or missing', () => {
  const section = sections.find(({ name }) => name === 'products') as Section;
  const [product = {}] = recordsOf('products');
  const cut = withValue(product, `${defaultLocale}.dose`, undefined);
  expect(findFaults(section, cut)).toEqual([
    '‘How much to use’ is empty: the texts of a page stand together or not at all',
  ]);
  const names = locales.map((locale) => [locale, { name: valueAt(product, `${locale}.name`) }]);
  const named = { ...product, ...Object.fromEntries(names) };
  expect(findFaults(section, named)).toEqual([]);
});

test('ignores data that is not for the site', () => {
  const section = sections.find(({ name }) => name === 'faq') as Section;
  for (const site of [undefined, null, 5, 'text', [1], { en: null, ne: { question: {}, answer: [1] } }])
    expect(toSiteRecord(section, read(section, { q: 'Hot?', a: 'No.', site }))).toEqual({
      en: { question: 'Hot?', answer: ['No.'] },
    });
});

test.each([
  ['faq', 'faqs'],
  ['products', 'products'],
  ['testimonials', 'testimonials'],
  ['team', 'team'],
  ['recipes', 'recipes'],
  ['media', 'media'],
  ['shops', 'shops'],
] as const)('records of version 2 become those of the content file of version 2: %s', (name, key) => {
  vi.stubGlobal('location', new URL('https://spices.example/cms/'));
  const section = sections.find((one) => one.name === name) as Section;
  const own = backup.sections[key].map((entry) => toSiteRecord(section, read(section, entry)));
  const { [name]: published } = exported.sections as Record<string, AnyRecord[]>;
  expect(own.map((record) => record.id ?? 'new').sort()).toEqual(
    published?.map(({ id }) => id ?? 'new').sort(),
  );
  // The file keeps the required texts that were emptied in the dashboard.
  const emptied = ['storage', '2', 'mechi-kirana'];
  for (const record of published?.filter(({ id = '' }) => !emptied.includes(id)) ?? [])
    expect(own).toContainEqual(withoutPicture(record));
});
