import { isObject } from './shape';

/** Upgrades an entry of a section by one version. */
export type Migration = (section: string, entry: object) => object;

/** `migrations[0]` upgrades version 1 to 2. Only append; a new field needs no migration, its default is enough. */
const migrations: readonly Migration[] = [];

/** The version of the records that this release writes into storage and backups. */
export const dataVersion = migrations.length + 1;

/** Upgrades an entry from an earlier version. */
export function migrate(
  section: string,
  entry: unknown,
  version: number,
  steps: readonly Migration[] = migrations,
): unknown {
  if (!isObject(entry)) return entry;
  return steps.slice(version - 1).reduce((upgraded, step) => step(section, upgraded), entry);
}
