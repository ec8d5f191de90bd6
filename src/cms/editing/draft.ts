import type { Field } from '../fields/field';
import type { StoredRecord } from '../list/record';

/** The field of each value of a record. */
export type FieldsOf<Fields> = { readonly [Name in keyof Fields]-?: Field<Fields[Name], unknown> };

/** Form values by field name. */
export type Draft = Readonly<Record<string, unknown>>;

export function fieldEntries<Fields extends object>(
  fields: FieldsOf<Fields>,
): [keyof Fields & string, Field<unknown, unknown>][] {
  return Object.entries(fields) as [keyof Fields & string, Field<unknown, unknown>][];
}

/** Returns the draft of a record, or an empty one. */
export function draftOf<Fields extends object>(
  fields: FieldsOf<Fields>,
  record?: StoredRecord<Fields>,
): Draft {
  return Object.fromEntries(
    fieldEntries(fields).map(([name, field]) => [
      name,
      record ? field.format(record[name]) : field.emptyInput,
    ]),
  );
}

/** Returns the values of a draft, or undefined if a field is invalid. */
export function parseDraft<Fields extends object>(
  fields: FieldsOf<Fields>,
  draft: Draft,
): Fields | undefined {
  const values = fieldEntries(fields).map(([name, field]) => [name, field.parse(draft[name])] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(values) as Fields;
}
