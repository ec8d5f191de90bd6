import { locales, secondNameLanguage, sourceLocale } from '~/config/locales';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import { type Section, sections } from '~/lib/content-file/sections';

type FileContent = Record<string, unknown>;

/** Fields that version 1 named otherwise, or that it had outside of the languages. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: { name: `${sourceLocale}.name`, nepali: `${secondNameLanguage}.name` },
  shops: { address: 'street' },
};

/** The texts of each section in version 1. */
const textsOfVersion1: Readonly<Record<string, readonly string[]>> = {
  faq: ['question', 'answer'],
  products: ['taste', 'text', 'dose', 'keep', 'ingredients', 'allergens', 'origin'],
  testimonials: ['name', 'position', 'text'],
  team: ['name', 'role'],
  recipes: ['heading', 'description'],
  media: ['title', 'description'],
  shops: ['name', 'address'],
};

/** Moves the texts of a record from `texts` to a block for each language. */
function moveTexts(section: string, record: unknown): unknown {
  if (!isObject(record)) return record;
  const { texts, ...shared } = record;
  const names = renamed[section] ?? {};
  const values = [
    ...Object.entries(shared),
    ...Object.entries(Object(texts)).flatMap(([locale, block]) =>
      Object.entries(Object(block)).map(
        ([name, value]) => [`${locale}.${names[name] ?? name}`, value] as const,
      ),
    ),
  ];
  return values.reduce(
    (made: AnyRecord, [name, value]) => withValue(made, names[name] ?? name, value as Value),
    {},
  );
}

const mapValues = (object: unknown, map: (value: unknown, key: string) => unknown) =>
  isObject(object)
    ? Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]))
    : object;

/** `migrations[0]` upgrades version 1 to 2. Append one whenever `contentVersion` is raised. */
export const migrations: readonly ((file: FileContent) => FileContent)[] = [
  (file) => ({
    ...file,
    version: 2,
    sections: mapValues(file.sections, (records, section) =>
      Array.isArray(records) ? records.map((record) => moveTexts(section, record)) : records,
    ),
    ...(isObject(file.fields) && {
      fields: mapValues(file.fields, (names, section) =>
        Array.from(Object(names), String).flatMap((name) => {
          const own = renamed[section]?.[name] ?? name;
          const isText = textsOfVersion1[section]?.includes(name);
          return isText ? locales.map((locale) => `${locale}.${own}`) : own;
        }),
      ),
    }),
  }),
];

/** Upgrades a content file from an earlier version. */
export const migrateFile = (file: FileContent, version: number, steps = migrations): FileContent =>
  version >= 1 ? steps.slice(version - 1).reduce((upgraded, step) => step(upgraded), file) : file;

/**
 * Adapts a file from a dashboard whose fields differ from this project's, in place. `file.fields` lists the
 * dashboard's fields by section. Fields missing there keep their value on the site. Unknown fields are removed.
 * @returns the removed fields, as `'team: nickname'`
 */
export function adaptFields(
  file: FileContent,
  readBefore: (section: Section) => readonly AnyRecord[],
): string[] {
  const lists = file.sections;
  if (!isObject(lists) || !isObject(file.fields)) return [];
  const written = file.fields;
  return sections.flatMap((section) => {
    const names: unknown = written[section.name];
    const records: unknown = lists[section.name];
    if (!Array.isArray(names) || !Array.isArray(records)) return [];
    const known = section.fields.map(({ name }) => name);
    const missing = known.filter((name) => !names.includes(name));
    const unknown = names.map(String).filter((name) => !['id', ...known].includes(name));
    const before = missing.length > 0 ? readBefore(section) : [];
    const removed = new Set<string>();
    lists[section.name] = records.map((record) => {
      if (!isObject(record)) return record;
      const old = before.find(({ id }) => id === record.id);
      let adapted = record as AnyRecord;
      for (const name of missing) {
        const value = valueAt(old, name);
        if (value !== undefined) adapted = withValue(adapted, name, value);
      }
      for (const name of unknown) {
        if (valueAt(adapted, name) !== undefined) removed.add(name);
        adapted = withValue(adapted, name, undefined);
      }
      return adapted;
    });
    return [...removed].map((name) => `${section.name}: ${name}`);
  });
}
