import { locales } from '~/config/locales';
import type { AnyRecord } from '~/domain/content/record';
import { type Section, sections } from '~/lib/content-file/sections';

type FileContent = Record<string, unknown>;

/** `migrations[0]` upgrades version 1 to 2. Append one whenever `contentVersion` is raised. */
export const migrations: readonly ((file: FileContent) => FileContent)[] = [];

/** Upgrades a content file from an earlier version. */
export const migrateFile = (file: FileContent, version: number, steps = migrations): FileContent =>
  version >= 1 ? steps.slice(version - 1).reduce((upgraded, step) => step(upgraded), file) : file;

const isObject = (value: unknown): value is FileContent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects that hold a record's fields: the record, then its texts in each language. */
const partsOf = (record: unknown) => {
  const texts: unknown = Object(record).texts;
  return [record, ...locales.map((locale) => isObject(texts) && texts[locale])].map((part) =>
    isObject(part) ? part : {},
  );
};

/**
 * Adapts a file that a dashboard with other fields wrote; `fields` in the file lists those by section. A field that the
 * dashboard lacked keeps the value of the tables. A field that this project lacks is left out.
 * @returns the fields that were left out, as `'team: nickname'`
 */
export function adaptFields(
  file: FileContent,
  readBefore: (section: Section) => readonly AnyRecord[],
): string[] {
  const lists = isObject(file.sections) ? file.sections : {};
  return sections.flatMap((section) => {
    const written = isObject(file.fields) ? file.fields[section.name] : undefined;
    const records = lists[section.name];
    if (!Array.isArray(written) || !Array.isArray(records)) return [];
    const own = [...section.form.shared, ...section.form.texts].map(({ name }) => name);
    const lacking = own.filter((name) => !written.includes(name));
    const unknown = written.map(String).filter((name) => !['id', 'texts', ...own].includes(name));
    const isTextKnown = section.form.texts.some(({ name }) => written.includes(name));
    const before = lacking.length > 0 ? readBefore(section) : [];
    const leftOut = new Set<string>();
    for (const record of records.filter(isObject)) {
      const old = before.find(({ id }) => id === record.id);
      if (!isTextKnown && old?.texts) record.texts = old.texts;
      const kept = partsOf(old);
      for (const [place, part] of partsOf(record).entries()) {
        for (const name of lacking) if (kept[place]?.[name] !== undefined) part[name] = kept[place][name];
        for (const name of unknown)
          if (Object.hasOwn(part, name) && Reflect.deleteProperty(part, name)) leftOut.add(name);
      }
    }
    return [...leftOut].map((name) => `${section.name}: ${name}`);
  });
}
