import { isObject } from '~/domain/is-object';
import { isShallow, type TypeGuard } from './shape';
import { migrate } from './version';

/** Validation rules for the entries of one section. */
export interface EntryRules<Fields> {
  /** The section's key in storage and backups. */
  readonly key: string;
  readonly isValid: TypeGuard<Fields>;
  /** Values for fields that did not exist when the entry was stored. */
  readonly defaults: object;
}

/** Migrates, completes and validates an entry from storage or a backup. Returns undefined if it is invalid. */
export function readEntry<Fields extends object>(
  entry: unknown,
  version: number,
  { key, isValid, defaults }: EntryRules<Fields>,
): Fields | undefined {
  if (!isShallow(entry)) return undefined;
  const completed = fillDefaults(migrate(key, entry, version), defaults);
  return isValid(completed) ? completed : undefined;
}

/** Fills in missing fields. Returns an entry with none of the fields unchanged, because it is not a record. */
function fillDefaults(entry: unknown, defaults: object): unknown {
  if (!isObject(entry)) return entry;
  const isMissing = ([name]: [string, unknown]) => !Object.hasOwn(entry, name);
  const missing = Object.entries(defaults).filter(isMissing);
  if (missing.length === 0 || missing.length === Object.keys(defaults).length) return entry;
  return { ...entry, ...Object.fromEntries(missing) };
}
