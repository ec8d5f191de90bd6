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

/** Returns the objects with a record's fields: the record, then its texts in each language. */
const partsOf = (record: unknown) => {
  const texts: unknown = Object(record).texts;
  return [record, ...locales.map((locale) => isObject(texts) && texts[locale])].map((part) =>
    isObject(part) ? part : {},
  );
};

/**
 * Adapts a file from a dashboard whose fields differ from this project's, in place. `file.fields` lists the
 * dashboard's fields by section. Fields missing there keep their value on the site. Unknown fields are removed.
 * @returns the removed fields, as `'team: nickname'`
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
    const knownFields = [...section.form.shared, ...section.form.texts].map(({ name }) => name);
    const missing = knownFields.filter((name) => !written.includes(name));
    const unknown = written.map(String).filter((name) => !['id', 'texts', ...knownFields].includes(name));
    const isTextKnown = section.form.texts.some(({ name }) => written.includes(name));
    const before = missing.length > 0 ? readBefore(section) : [];
    const removed = new Set<string>();
    for (const record of records.filter(isObject)) {
      const old = before.find(({ id }) => id === record.id);
      if (!isTextKnown && old?.texts) record.texts = old.texts;
      const current = partsOf(old);
      for (const [index, part] of partsOf(record).entries()) {
        for (const name of missing)
          if (current[index]?.[name] !== undefined) part[name] = current[index][name];
        for (const name of unknown)
          if (Object.hasOwn(part, name) && Reflect.deleteProperty(part, name)) removed.add(name);
      }
    }
    return [...removed].map((name) => `${section.name}: ${name}`);
  });
}
