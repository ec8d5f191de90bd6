import { latinDigits } from '~/domain/digits';
import { isObject, isText } from './shape';

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
  const migrated = steps.slice(version - 1).reduce((upgraded, step) => step(section, upgraded), entry);
  return section === 'orders' ? migrateOrder(migrated) : migrated;
}

/**
 * Renames the price of an ordered pack, `rupees`, and converts the digits of a phone number. Needs no version,
 * because older releases read the rest.
 */
function migrateOrder(entry: object): object {
  const { items, phone } = entry as { items?: unknown; phone?: unknown };
  return {
    ...entry,
    ...(isText(phone) && { phone: latinDigits(phone) }),
    ...(Array.isArray(items) && { items: items.map(renamePrice) }),
  };
}

function renamePrice(item: unknown): unknown {
  if (!isObject(item) || !('rupees' in item)) return item;
  const { rupees: price, ...others } = item;
  return { ...others, price };
}
