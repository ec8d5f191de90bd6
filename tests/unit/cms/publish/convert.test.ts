import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasPictures, textsIn, toEntry, toSiteRecord, unchangedPicture } from '~/cms/publish/convert';
import { findFaults } from '~/cms/publish/faults';
import { type Entry, groupFields } from '~/cms/publish/sections';
import { siteFieldsOf } from '~/cms/storage/site-fields';
import { defaultLocale, locales } from '~/config/locales';
import type { ContentSection } from '~/domain/content/field';
import type { AnyRecord, SectionName } from '~/domain/content/record';
import { contentFile } from '~/lib/content-file/form';
import { sections } from '~/lib/content-file/sections';
import { makeContentFile } from '../../content-tool/project';

const siteSections = sections.map(({ form }) => form);
const picture = 'data:image/webp;base64,AAAA';
const content = makeContentFile('.', '2026-11-22', { withPictures: false });
const recordsOf = (name: SectionName): readonly AnyRecord[] => content.sections[name] ?? [];
const loaded = (section: ContentSection, record: AnyRecord) =>
  toEntry(section, record, hasPictures(section) ? picture : undefined);
const accepts = (name: SectionName, records: readonly AnyRecord[]) =>
  contentFile.safeParse({ ...content, sections: { [name]: records } });

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://spices.example/cms/'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(siteSections)('a record of $name', (section) => {
  const { name } = section;

  test('is unchanged after a round trip through the dashboard', () => {
    for (const record of recordsOf(name))
      expect(toSiteRecord(section, JSON.parse(JSON.stringify(loaded(section, record))))).toEqual(record);
  });

  test('that the site shows is ready', () => {
    for (const record of recordsOf(name)) expect(findFaults(section, record)).toEqual([]);
  });

  test('that only the dashboard has is not ready and lists missing fields', () => {
    const { site: _, ...specified } = loaded(section, recordsOf(name)[0] ?? {});
    const faults = findFaults(section, toSiteRecord(section, specified));
    const isComplete =
      section.shared.every(({ kept, isOptional }) => kept || isOptional) &&
      accepts(name, [toSiteRecord(section, specified)]).success;
    expect(faults.length === 0).toBe(isComplete);
  });

  test('without faults is accepted by the project', () => {
    const awkward = ['', ' ', 'a'.repeat(81), 'a\nb', '<b>', '{brand}', '25 / 50', '40', '4.5', '\u0007'];
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(...awkward, '2026-02-30'),
    );
    const first = loaded(section, recordsOf(name)[0] ?? {});
    const typed = Object.keys(first).filter((key) => !['site', 'image', 'photo'].includes(key));
    const grouped = groupFields(section).filter(({ kind }) => ['text', 'long', 'date'].includes(kind));
    const edits = fc.record(
      {
        ...Object.fromEntries(typed.map((key) => [key, text])),
        site: fc.record(Object.fromEntries(grouped.map((field) => [field.name, text])), { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(edits, ({ site, ...fields }) => {
        // The link field of the editor accepts only URLs.
        const link = 'link' in first && { link: '' };
        const entry: Entry = { ...first, ...fields, ...link, site: { ...siteFieldsOf(first), ...site } };
        const record = toSiteRecord(section, entry);
        if (findFaults(section, record).length === 0) expect(accepts(name, [record]).error).toBeUndefined();
      }),
    );
  });
});

test('flags and numbers are kept as typed, without flags that are off', () => {
  const field = { isOptional: true, label: '' };
  const section: ContentSection = {
    name: 'products',
    shared: [
      { ...field, name: 'soldOut', kind: 'flag' },
      { ...field, name: 'heat', kind: 'number', range: { min: 0, max: 5 }, label: 'Heat' },
    ],
    texts: [],
  };
  const record = { id: '1', soldOut: true, heat: 3 };
  expect(toSiteRecord(section, JSON.parse(JSON.stringify(toEntry(section, record))))).toEqual(record);
  expect(toSiteRecord(section, { site: { id: '1', soldOut: false, heat: 0 } })).toEqual({ id: '1', heat: 0 });
  expect(findFaults(section, record)).toEqual([]);
  expect(findFaults(section, { heat: 6 })).toEqual(['Heat: from 0 to 5']);
});

describe('texts of a product', () => {
  const section = siteSections.find(({ name }) => name === 'products') as ContentSection;
  const product = recordsOf('products').find(({ texts }) => Object(texts)[defaultLocale]?.allergens) ?? {};
  const entry = loaded(section, product);
  /** The product after edits of the group; an undefined value clears its field. */
  const edited = (fields: Record<string, unknown>, onSite?: AnyRecord) =>
    toSiteRecord(
      section,
      JSON.parse(JSON.stringify({ ...entry, site: { ...siteFieldsOf(entry), ...fields } })),
      onSite,
    );
  const cleared = (prefix: string) =>
    Object.fromEntries(section.texts.map(({ name }) => [`${prefix}${name}`, undefined]));

  test('may be missing in each language', () => {
    const record = edited(cleared(''));
    expect(Object.keys(Object(record.texts))).not.toContain(defaultLocale);
    expect(findFaults(section, record)).toEqual([]);
    const bare = edited(Object.assign({}, ...['', ...locales.map((locale) => `${locale}.`)].map(cleared)));
    expect(bare).not.toHaveProperty('texts');
    expect(findFaults(section, bare)).toEqual([]);
  });

  test('are complete in a language or missing', () => {
    expect(findFaults(section, edited({ dose: '' }))).toEqual(['How much to use is missing']);
    expect(findFaults(section, edited({ taste: 'a'.repeat(81) }))).toEqual(['Taste: at most 80 letters']);
  });

  test('that were not loaded from the site stay unchanged there', () => {
    const { texts: _, ...older } = siteFieldsOf(entry);
    const names = section.texts.map(({ name }) => name);
    const isShared = ([key]: [string, unknown]) => !names.includes(key.split('.').at(-1) ?? '');
    const written = Object.fromEntries(Object.entries(older).filter(isShared));
    expect(toSiteRecord(section, { ...entry, site: written }, product)).toEqual(product);
    const added = toSiteRecord(section, { ...entry, site: { ...written, taste: 'Sharp' } }, product);
    expect(added.texts).toEqual({ ...Object(product.texts), [defaultLocale]: { taste: 'Sharp' } });
  });

  test('that are cleared are removed from the site', () => {
    const bare = Object.assign({}, ...['', ...locales.map((locale) => `${locale}.`)].map(cleared));
    expect(edited(bare, product)).not.toHaveProperty('texts');
  });

  test('distinguish no allergens from unknown ones', () => {
    const allergensIn = ({ texts }: AnyRecord) => Object(texts)[defaultLocale].allergens;
    expect(allergensIn(edited({ allergens: ['none'] }))).toEqual([]);
    expect(allergensIn(edited({ allergens: undefined }))).toBeUndefined();
    const without = { ...product, texts: { en: { ...textsIn(product, 'en'), allergens: [] } } };
    expect(siteFieldsOf(toEntry(section, without)).allergens).toEqual(['None']);
  });
});

test('a picture that differs from that of the site is new', () => {
  const section = siteSections.find(({ name }) => name === 'products') as ContentSection;
  const entry = loaded(section, recordsOf('products')[0] ?? {});
  expect(unchangedPicture(section, entry)).toBe(recordsOf('products')[0]?.image);
  expect(unchangedPicture(section, { ...entry, image: `${picture}AAAA` })).toBeUndefined();
});

test('ignores data that is not for the site', () => {
  for (const site of [undefined, null, 5, 'text', [1], { a: null, b: { c: '' } }])
    expect(siteFieldsOf({ site })).toEqual({});
});
