import type { ContentField } from '~/domain/content/field';
import { type Value, valueAt } from '~/domain/content/record';
import type { EditorDefinition } from '../editor';
import { fingerprintOf, isPictureUrl } from '../picture/data-url';
import { readField } from '../record/site-record';
import { findSection, sectionRows } from '../sections';
import { isText } from '../storage/shape';

/** A field that is compared. */
export interface MergeField {
  readonly name: string;
  readonly label: string;
  readonly isPicture: boolean;
  /** Returns the value in a form that can be compared: undefined if it is empty, the fingerprint of a picture. */
  read(record: object): unknown;
  /** Describes a value in a sentence: `'40 / 70'`. */
  describe(value: unknown): string;
}

const marks = new Set(['id', 'key', 'siteId']);

const nothing = 'nothing';

/** Describes a value of the site in a sentence. */
function describeValue(field: ContentField, value: unknown): string {
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.length > 0 ? value.join('; ') : (field.none ?? nothing);
  return field.options?.find(([option]) => option === value)?.[1] ?? String(value);
}

const ofSite = (field: ContentField): MergeField => ({
  name: field.name,
  label: field.label,
  isPicture: field.kind === 'picture',
  read: (record) => readField(field, record),
  describe: (value) => describeValue(field, value),
});

/** Describes a value of which nothing is known: `'Meat Spice 100 g, 12; Cloves, 1'`. */
function describeAny(value: unknown): string {
  if (value === undefined || value === '') return nothing;
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value)
    ? value.map(describeAny).join('; ') || nothing
    : Object.values(value).map(describeAny).join(', ');
}

const plain = (name: string, label: string, describe = describeAny): MergeField => {
  const read = (record: object): Value | string | undefined => {
    const value = valueAt(record, name);
    if (value === '') return undefined;
    return isPictureUrl(value) ? fingerprintOf(value) : value;
  };
  return { name, label, isPicture: name === 'image' || name === 'photo', read, describe };
};

/**
 * Lists the fields by which two lists of a section differ.
 * @param isSite compares only what the site has
 */
export function mergeFields(
  { publishedAs, codec }: EditorDefinition,
  lists: readonly (readonly object[])[],
  isSite: boolean,
): MergeField[] {
  const fields = publishedAs ? findSection(publishedAs).fields.map(ofSite) : [];
  const labels = new Map(Object.entries(codec.labels));
  if (isSite) {
    const row = sectionRows.find((one) => one.publishedAs === publishedAs);
    const filled = row?.fields.filter(({ filledBy }) => filledBy) ?? [];
    return [...fields, ...filled.map(({ name }) => plain(name, labels.get(name) ?? name))];
  }
  const known = new Set([...marks, ...fields.map(({ name }) => name.split('.')[0] ?? '')]);
  const others = new Set(lists.flat().flatMap(Object.keys));
  return [
    ...fields,
    ...[...others]
      .filter((name) => !known.has(name))
      .map((name) => plain(name, labels.get(name) ?? 'Other details', codec.describe?.[name])),
  ];
}

/** Returns the data URL of a picture that was read from a record, or undefined. */
export const urlOf = ({ name, isPicture }: MergeField, record: object | undefined): string | undefined => {
  const value = isPicture ? valueAt(record, name) : undefined;
  return isText(value) && isPictureUrl(value) ? value : undefined;
};
