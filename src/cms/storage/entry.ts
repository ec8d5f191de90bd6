import { isObject, isShallow, type TypeGuard } from './shape';
import { migrate } from './version';

/** What the entries of one section must look like. */
export interface EntryRules<Fields> {
  /** The section's name in storage and backups. */
  readonly key: string;
  readonly isValid: TypeGuard<Fields>;
  /** The values of fields that an entry lacks, because it was stored before the field existed. */
  readonly defaults: object;
}

/** Upgrades, completes and checks an entry of storage or a backup. Undefined if it cannot be used. */
export function readEntry<Fields extends object>(
  entry: unknown,
  version: number,
  { key, isValid, defaults }: EntryRules<Fields>,
): Fields | undefined {
  const completed = fillDefaults(migrate(key, entry, version), defaults);
  return isValid(completed) && isShallow(completed) ? completed : undefined;
}

/** An entry without any known field is no record, so it is not completed. */
function fillDefaults(entry: unknown, defaults: object): unknown {
  if (!isObject(entry)) return entry;
  const isMissing = ([name]: [string, unknown]) => !Object.hasOwn(entry, name);
  const missing = Object.entries(defaults).filter(isMissing);
  if (missing.length === 0 || missing.length === Object.keys(defaults).length) return entry;
  return { ...entry, ...Object.fromEntries(missing) };
}
