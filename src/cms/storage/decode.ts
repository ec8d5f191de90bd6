import { isShallow, type TypeGuard } from './shape';

/** A record with its id, a creation timestamp in milliseconds (spec §3.3). */
export type Identified<Fields> = Fields & { readonly id: number };

export interface Decoded<Fields> {
  records: Identified<Fields>[];
  /** How many entries could not be read, or `all` where the text as a whole could not. */
  unreadable: number | 'all';
}

/**
 * Reads the text of one storage key (spec §4.4): keeps every valid record in its order,
 * whatever else the text holds. Never throws.
 */
export function decodeRecords<Fields>(text: string | null, isRecord: TypeGuard<Fields>): Decoded<Fields> {
  if (text === null) return { records: [], unreadable: 0 };
  const entries = parseList(text);
  if (!entries) return { records: [], unreadable: 'all' };
  const valid = entries.filter((entry) => isIdentified(entry, isRecord));
  return { records: giveUniqueIds(valid), unreadable: entries.length - valid.length };
}

/** Whether a value is a valid record with a whole number as its id. */
export function isIdentified<Fields>(
  value: unknown,
  isRecord: TypeGuard<Fields>,
): value is Identified<Fields> {
  return isRecord(value) && isShallow(value) && Number.isSafeInteger((value as { id?: unknown }).id);
}

/** The list that a text holds as JSON; undefined where it holds none. */
export function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Gives each record whose id is taken the next free one. */
export function giveUniqueIds<Fields>(records: Identified<Fields>[]): Identified<Fields>[] {
  const ids = new Set(records.map(({ id }) => id));
  if (ids.size === records.length) return records;
  const seen = new Set<number>();
  return records.map((record) => {
    let { id } = record;
    if (seen.has(id)) while (ids.has(id)) id = id < Number.MAX_SAFE_INTEGER ? id + 1 : 0;
    seen.add(id);
    ids.add(id);
    return id === record.id ? record : { ...record, id };
  });
}
