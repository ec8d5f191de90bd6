import { basename, extname } from 'node:path';
import { locales, secondNameLanguage, sourceLocale } from '~/config/locales';
import type { AnyRecord, Value } from '~/domain/content/record';
import { fillPlaceholders } from '../content/placeholders';
import type { Content, Entry, ProductEntry } from '../content/source';
import type { Section } from './sections';

/** The place of a value in a record of the content, and in a record of a content file. */
export interface Mapping {
  field: readonly string[];
  key: readonly string[];
}

/** Places in content files of version 1 that have another name in the content. */
const renamed: Partial<Record<Section['name'], Readonly<Record<string, string>>>> = {
  shops: { address: 'street' },
};

/** Lists the values that content files hold of a section. The content's other fields stay unchanged. */
export function mappingsOf({ name, form }: Section): Mapping[] {
  const isOwn = (field: string) => !['category', 'image', 'name', 'nepali'].includes(field);
  const shared = form.shared
    .filter((field) => name !== 'products' || isOwn(field.name))
    .map((field): Mapping => ({ field: [field.name], key: [field.name] }));
  const names: Mapping[] = [
    { field: [sourceLocale, 'name'], key: ['name'] },
    { field: [secondNameLanguage, 'name'], key: ['nepali'] },
  ];
  const texts = locales.flatMap((locale) =>
    form.texts.map((field): Mapping => {
      const own = renamed[name]?.[field.name] ?? field.name;
      return { field: [locale, own], key: ['texts', locale, field.name] };
    }),
  );
  return [...(name === 'products' ? names : []), ...shared, ...texts];
}

const valueAt = (record: unknown, path: readonly string[]): Value | undefined =>
  path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), record) as Value | undefined;

/** Sets a value, and the objects on the way to it. */
function setAt(
  record: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: Value,
): void {
  if (rest.length === 0) record[first] = value;
  else {
    const inner = Object(record[first]) as Record<string, unknown>;
    record[first] = inner;
    setAt(inner, rest, value);
  }
}

/** Names the picture of a product in content files. Beside its product it has the product's slug. */
export const productPictureName = ({ id, slug, picture = '.jpg' }: ProductEntry) =>
  `${id}-${slug}${extname(picture)}`;

const isProduct = (entry: Entry | ProductEntry): entry is ProductEntry => 'slug' in entry;

/** Returns the value of a record as the content has it. Pictures in lists are paths as seen from its folder. */
export function contentValueAt(record: AnyRecord, { key }: Mapping): Value | undefined {
  const value = valueAt(record, key);
  return key[0] === 'image' && typeof value === 'string' ? `../assets/recipes/${value}` : value;
}

/** Converts a record of the content. Omits flags that are off, like missing ones. */
function toRecord(section: Section, entry: Entry | ProductEntry): AnyRecord {
  const { id, fields } = entry;
  const filled = { ...fields };
  for (const locale of locales) filled[locale] = fillPlaceholders(fields[locale], locale);
  const record: Record<string, unknown> = isProduct(entry) ? { id, category: entry.category } : { id };
  for (const { field, key } of mappingsOf(section)) {
    const value = valueAt(filled, field);
    if (value !== undefined && value !== false) setAt(record, key, value);
  }
  if (isProduct(entry)) record.image = productPictureName(entry);
  else if (typeof record.image === 'string') record.image = basename(record.image);
  return record as AnyRecord;
}

/** Reads the records of a section as content files hold them. */
export const readRecords = (section: Section, { lists, products }: Content): AnyRecord[] =>
  (section.name === 'products' ? products : lists[section.name]).map((entry) => toRecord(section, entry));
