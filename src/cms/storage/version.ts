import { isObject } from '~/domain/is-object';

/** Migrates an entry of a section to the next version. */
export type Migration = (section: string, entry: object) => object;

/**
 * Append only: `migrations[0]` migrates version 2 to 3. A new field needs a default instead of a migration.
 */
const migrations: readonly Migration[] = [];

/** The first version that was used. A plain array counts as one, whichever release wrote it. */
export const firstVersion = 2;

/** The data version that this release writes to storage and backups. */
export const dataVersion = firstVersion + migrations.length;

export const migrate = (
  section: string,
  entry: unknown,
  version: number,
  steps: readonly Migration[] = migrations,
): unknown =>
  isObject(entry)
    ? steps.slice(version - firstVersion).reduce<object>((upgraded, step) => step(section, upgraded), entry)
    : entry;
