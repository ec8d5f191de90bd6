import { isObject } from '~/domain/is-object';
import { isShallow, type TypeGuard } from './shape';
import { migrate } from './version';

/** Validation rules for the entries of one section. */
export interface EntryRules<Fields> {
  /** The section's key in storage and backups. */
  readonly key: string;
  readonly isValid: TypeGuard<object>;
  /** Values for fields that did not exist when the entry was stored. */
  readonly defaults: object;
  /** The field by which people know a record. */
  readonly title: string;
  /** Convert between an entry and a record, if they differ. */
  decode?(entry: object): Fields;
  encode?(record: object): object;
}

/** Converts a record to an entry of storage or a backup. */
export const writeEntry = ({ encode }: EntryRules<object>, record: object): object =>
  encode ? encode(record) : record;

/** Migrates, completes and validates an entry from storage or a backup. Returns undefined if it is invalid. */
export function readEntry<Fields extends object>(
  entry: unknown,
  version: number,
  { key, isValid, defaults, decode }: EntryRules<Fields>,
): Fields | undefined {
  if (!isObject(entry) || !isShallow(entry)) return undefined;
  const migrated = migrate(key, entry, version);
  const missing = Object.entries(defaults).filter(([name]) => !Object.hasOwn(migrated, name));
  // An entry with none of the fields is not a record.
  const isRecord = missing.length < Object.keys(defaults).length;
  const completed = isRecord ? { ...migrated, ...Object.fromEntries(missing) } : migrated;
  if (!isValid(completed)) return undefined;
  return decode ? decode(completed) : (completed as Fields);
}
