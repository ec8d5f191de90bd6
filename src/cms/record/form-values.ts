import { cleanText } from '~/domain/clean-text';
import { readCommaList } from '~/domain/comma-list';
import { type FieldValues, type Value, valueAt, withValue } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import type { Codec } from '../editor';
import { type FormField, fieldsOf, type SectionRow } from '../sections';
import { isText } from '../storage/shape';
import { isEqual } from './equality';
import { decodeRecord, encodeRecord, type OfficeRecord, paragraphs, storedName } from './stored';
import { type FormValue, fromForm, isStorable, textOf, toForm } from './values';

/** Values of a form by the names of their fields. */
export type Typed = Readonly<Record<string, FormValue>>;

/** Returns the value of a field as a form has it. */
export const readField = (field: FormField, record: object | undefined): FormValue =>
  toForm(field, valueAt(record, field.name));

/** Returns the form of a record, or an empty one. */
export function readForm(row: SectionRow, record?: object): Typed {
  const { main, details } = fieldsOf(row);
  return Object.fromEntries([...main, ...details].map((field) => [field.name, readField(field, record)]));
}

/** Returns the form of a draft. Earlier releases kept the specified fields and those of the site apart. */
export function adoptForm(row: SectionRow, draft: object): Typed {
  if (!('siteFields' in draft)) return draft as Typed;
  const { draft: own, siteFields: site } = draft as { draft: object; siteFields: object };
  const main = fieldsOf(row).main.map(({ name }) => [
    name,
    textOf(Reflect.get(own, storedName(row.key, name))),
  ]);
  return { ...readForm(row, site), ...Object.fromEntries(main) };
}

/** Lists the texts of a form with the labels of their fields. */
export function listFormTexts(row: SectionRow, draft: object): [label: string, text: string][] {
  const { main, details } = fieldsOf(row);
  const typed = adoptForm(row, draft);
  return [...main, ...details].map(({ name, label }) => {
    const value = typed[name] ?? '';
    return [label, typeof value === 'boolean' ? (value ? 'yes' : '') : [value].flat().join(', ')];
  });
}

/** Returns true if a form has all that a record needs. */
export const isComplete = (main: readonly FormField[], typed: Typed): boolean =>
  main.every(({ name, isOptional }) => isOptional || cleanText(textOf(typed[name])) !== '');

/** Returns the value that a record has of what is typed. Its line breaks stay until an export. */
function write(field: FormField, typed: FormValue): Value | undefined {
  const text = cleanText(textOf(typed));
  switch (field.kind) {
    case 'paragraphs':
      return paragraphs.read(text);
    case 'words':
      return field.isOwn ? readCommaList(text) : fromForm(field, typed);
    case 'text':
    case 'long':
      return text || (field.isOwn ? '' : undefined);
    default:
      return field.isOwn ? text : fromForm(field, typed);
  }
}

/** Returns the record of a form. What was not changed in it stays as it is. */
export function writeForm(row: SectionRow, typed: Typed, record?: object): object {
  const { main, details } = fieldsOf(row);
  const initial = record && readForm(row, record);
  return [...main, ...details]
    .filter(({ name }) => !initial || !isEqual(typed[name], initial[name]))
    .reduce(
      (made: FieldValues, field) => withValue(made, field.name, write(field, typed[field.name] ?? '')),
      { ...record },
    );
}

/** Lists all texts in a value. */
const listTexts = (value: unknown): string[] =>
  isText(value) ? [value] : Object.values(Object(value)).flatMap(listTexts);

/** Makes the rules of a section's records. The site's fields are known only once the page has started. */
export function makeCodec<Fields extends object>(row: SectionRow): Codec<Fields> {
  const { key } = row;
  const main = () => fieldsOf(row).main;
  return {
    key,
    title: row.fields[0]?.name ?? '',
    get defaults() {
      return Object.fromEntries(
        main().map(({ name, kind }) => [storedName(key, name), kind === 'words' ? [] : '']),
      );
    },
    get labels() {
      return Object.fromEntries(main().map(({ name, label }) => [name, label]));
    },
    isValid: (entry): entry is object =>
      isObject(entry) &&
      main().every((field) => isStorable(field, Reflect.get(entry, storedName(key, field.name)))),
    decode: (entry) => decodeRecord(key, entry) as Fields,
    encode: (record) => encodeRecord(key, record),
    searchText: (record) => {
      // Search numeric keys only, because these are catalogue numbers. Other keys are never shown.
      const { id, siteId: number = '', key: _, more, ...fields } = { ...record } as OfficeRecord;
      const pictures = main().filter(({ kind }) => kind === 'picture');
      const texts = pictures.reduce((left, { name }) => withValue(left, name, undefined), fields);
      return [...(/^\d+$/.test(number) ? [number] : []), ...listTexts(texts)].join('\n');
    },
  };
}
