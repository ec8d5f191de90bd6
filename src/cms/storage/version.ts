import { isObject } from './shape';

/** Migrates an entry of a section to the next version. */
export type Migration = (section: string, entry: object) => object;

/**
 * Append only: `migrations[0]` migrates version 1 to 2. A new field needs a default instead of a migration.
 */
const migrations: readonly Migration[] = [];

/** The data version that this release writes to storage and backups. */
export const dataVersion = migrations.length + 1;

export function migrate(
  section: string,
  entry: unknown,
  version: number,
  steps: readonly Migration[] = migrations,
): unknown {
  if (!isObject(entry)) return entry;
  return renamePrices(
    section,
    steps.slice(version - 1).reduce((upgraded, step) => step(section, upgraded), entry),
  );
}

/** Renames the price of an ordered pack, `rupees`. Needs no version, because older releases read the rest. */
function renamePrices(section: string, entry: object): object {
  if (section !== 'orders' || !('items' in entry) || !Array.isArray(entry.items)) return entry;
  const items = entry.items.map((item: unknown) => {
    if (!isObject(item) || !('rupees' in item)) return item;
    const { rupees: price, ...others } = item;
    return { ...others, price };
  });
  return { ...entry, items };
}
