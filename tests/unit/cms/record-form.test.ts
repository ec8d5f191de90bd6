import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeRecord, encodeRecord } from '~/cms/record/stored';
import { sectionRows } from '~/cms/sections';
import { firstVersion, migrate } from '~/cms/storage/version';
import type { ContentField } from '~/domain/content/field';
import { type FieldValues, type Value, withValue } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';
import backup from '../../fixtures/version-2/backup.json';

beforeAll(() => vi.stubGlobal('location', new URL('https://spices.example/cms/')));
afterAll(() => vi.unstubAllGlobals());

const text = fc.string({ unit: 'grapheme', minLength: 1 });
/** A paragraph. An empty line ends one. */
const paragraph = text.filter((one) => !one.includes('\n'));

/** Makes values that a record may have in a field. */
function valuesOf({ kind }: ContentField): fc.Arbitrary<Value> {
  if (kind === 'paragraphs') return fc.array(paragraph, { minLength: 1 });
  if (kind === 'link') return fc.constantFrom('#', '/faq/', 'https://paper.example/mill');
  if (kind === 'flag') return fc.constant(true);
  if (kind === 'number') return fc.nat();
  return ['words', 'choices', 'spices'].includes(kind) ? fc.array(text) : text;
}

/** A link is never missing. */
const optionalOf = (field: ContentField) =>
  field.kind === 'link' ? valuesOf(field) : fc.option(valuesOf(field), { nil: undefined });

describe.each(sectionRows.filter(({ publishedAs }) => publishedAs))('a record of $key', (row) => {
  const { key, fields, publishedAs } = row;
  const ofSite = sections.find(({ name }) => name === publishedAs)?.fields ?? [];
  const own = fields.flatMap(({ isOwn, name }) => (isOwn ? [name] : []));
  const records = fc
    .record({
      id: fc.nat(),
      values: fc.tuple(...ofSite.map(optionalOf)),
      owns: fc.tuple(...own.map(() => fc.string())),
      origin: fc.record({ siteId: text, key: text }, { requiredKeys: [] }),
      more: fc.dictionary(fc.constantFrom('pinned', 'added'), fc.string(), { minKeys: 1 }),
      hasMore: fc.boolean(),
    })
    .map(({ id, values, owns, origin, more, hasMore }) => ({
      id,
      ...ofSite.reduce(
        (made: FieldValues, { name }, index) => withValue(made, name, values[index]),
        Object.fromEntries(own.map((name, index) => [name, owns[index]])),
      ),
      ...origin,
      ...(hasMore && { more }),
    }));

  test('is the same after it was stored', () => {
    fc.assert(
      fc.property(records, (record) => {
        const stored: object = JSON.parse(JSON.stringify(encodeRecord(key, record)));
        expect(decodeRecord(key, stored)).toEqual(record);
        expect(encodeRecord(key, decodeRecord(key, stored))).toEqual(stored);
      }),
    );
  });

  test('of the release before is stored as it was', () => {
    const entries: readonly object[] = Reflect.get(backup.sections, key);
    expect(entries.length).toBeGreaterThan(0);
    for (const stored of entries) {
      const entry = migrate(key, stored, firstVersion);
      expect(encodeRecord(key, decodeRecord(key, entry))).toEqual(entry);
    }
  });
});

test('line breaks and fields that nobody knows are stored as they were', () => {
  const entry = { id: 1, q: 'Hot?', a: 'One\nTwo\n\n\nThree', pinned: { by: 'Asha' }, site: { later: 1 } };
  expect(decodeRecord('faqs', entry)).toMatchObject({ en: { question: 'Hot?' }, later: 1 });
  expect(encodeRecord('faqs', decodeRecord('faqs', entry))).toEqual(entry);
});
