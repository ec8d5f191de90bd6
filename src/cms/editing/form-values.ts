import { cleanText } from '~/domain/clean-text';
import { readCommaList } from '~/domain/comma-list';
import { valueAt, withValue } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import type { Codec } from '../editor';
import { type FormValue, fromForm, isStorable, textOf, toForm } from '../fields/values';
import { isEqual } from '../list/equality';
import { type FormField, fieldsOf, type SectionRow } from '../sections';
import { isText } from '../storage/shape';
import { siteOf } from '../storage/site-record';

/** Values of a form by the names of their fields. */
export type Typed = Readonly<Record<string, FormValue>>;

/** The name of the specified field, or of one that the site has not. */
const storedName = ({ name, editorField }: FormField) => editorField ?? name;

/** Returns the value of a field as a form has it. */
export const readField = (field: FormField, isMain: boolean, record: object | undefined): FormValue => {
  if (!isMain) return toForm(field, valueAt(siteOf(record), field.name));
  const stored: unknown = Reflect.get(record ?? {}, storedName(field));
  return field.kind === 'words' ? toForm(field, stored) : textOf(stored);
};

/** Returns the form of a record, or an empty one. */
export const readForm = (row: SectionRow, record?: object): Typed => {
  const { main, details } = fieldsOf(row);
  return Object.fromEntries([
    ...main.map((field) => [field.name, readField(field, true, record)]),
    ...details.map((field) => [field.name, readField(field, false, record)]),
  ]);
};

/** Returns the form of a draft. Earlier releases kept the specified fields and those of the site apart. */
export function adoptForm(row: SectionRow, draft: object): Typed {
  if (!('siteFields' in draft)) return draft as Typed;
  const { draft: own, siteFields: site } = draft as { draft: object; siteFields: object };
  const form = readForm(row, { site });
  const main = fieldsOf(row).main.map((field) => [field.name, textOf(Reflect.get(own, storedName(field)))]);
  return { ...form, ...Object.fromEntries(main) };
}

/** Lists the texts of a form with the labels of their fields. */
export function listFormTexts(row: SectionRow, draft: object): [label: string, text: string][] {
  const { main, details } = fieldsOf(row);
  const typed = adoptForm(row, draft);
  return [...main, ...details].map(({ name, label }) => [label, [typed[name] ?? ''].flat().join(', ')]);
}

/** Returns true if a form has all that a record needs. */
export const isComplete = (main: readonly FormField[], typed: Typed): boolean =>
  main.every(({ name, isOptional }) => isOptional || cleanText(textOf(typed[name])) !== '');

/** Returns the record of a form. What was not changed in it stays as it is. */
export function writeForm(row: SectionRow, typed: Typed, record?: object): object {
  const { main, details } = fieldsOf(row);
  const initial = readForm(row, record);
  const values = main.map((field) => {
    const text = textOf(typed[field.name]);
    return [storedName(field), field.kind === 'words' ? readCommaList(text) : cleanText(text)];
  });
  const site = details
    .filter(({ name }) => !isEqual(typed[name], initial[name]))
    .reduce((made, field) => withValue(made, field.name, fromForm(field, typed[field.name])), siteOf(record));
  const hasSite = Object.keys(site).length > 0 || (record !== undefined && 'site' in record);
  return { ...Object.fromEntries(values), ...(hasSite && { site }) };
}

/** Lists all texts in a value. */
const listTexts = (value: unknown): string[] =>
  isText(value) ? [value] : Object.values(Object(value)).flatMap(listTexts);

/** Makes the rules of a section's records. The site's fields are known only once the page has started. */
export function makeCodec<Fields extends object>(row: SectionRow): Codec<Fields> {
  const main = () => fieldsOf(row).main;
  return {
    key: row.key,
    get defaults() {
      return Object.fromEntries(main().map((field) => [storedName(field), field.kind === 'words' ? [] : '']));
    },
    get labels() {
      return Object.fromEntries(main().map((field) => [storedName(field), field.label]));
    },
    isValid: (entry): entry is Fields =>
      isObject(entry) && main().every((field) => isStorable(field, Reflect.get(entry, storedName(field)))),
    searchText: (record) => {
      // Search numeric ids only, because these are catalogue numbers. Other ids are never shown.
      const { image: _, id = '', ...others } = siteOf(record);
      const texts = main().filter(({ kind }) => kind !== 'picture');
      const own = texts.map((field) => textOf(readField(field, true, record)));
      return [...own, ...(/^\d+$/.test(id) ? [id] : []), ...listTexts(others)].join('\n');
    },
  };
}
