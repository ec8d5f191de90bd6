import type { Field } from '../fields/field';
import type { StoredRecord } from '../stores/record-storage';

/** The fields of a record, by name. */
export type FieldsOf<Fields> = { readonly [Name in keyof Fields]-?: Field<Fields[Name], unknown> };

/** What a form holds, by the field's name. */
export type Draft = Readonly<Record<string, unknown>>;

export function namedFields<Fields extends object>(
  fields: FieldsOf<Fields>,
): [keyof Fields & string, Field<unknown, unknown>][] {
  return Object.entries(fields) as [keyof Fields & string, Field<unknown, unknown>][];
}

/** The draft of a record, or that of an empty form. */
export function draftOf<Fields extends object>(
  fields: FieldsOf<Fields>,
  record?: StoredRecord<Fields>,
): Draft {
  return Object.fromEntries(
    namedFields(fields).map(([name, field]) => [
      name,
      record ? field.format(record[name]) : field.emptyDraft,
    ]),
  );
}

/** The record of a draft; undefined when one of its fields cannot be saved. */
export function parseDraft<Fields extends object>(
  fields: FieldsOf<Fields>,
  draft: Draft,
): Fields | undefined {
  const values = namedFields(fields).map(([name, field]) => [name, field.parse(draft[name])] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(values) as Fields;
}
