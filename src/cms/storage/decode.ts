import { type EntryRules, readEntry } from './entry';
import { isListOf, isShape, type TypeGuard } from './shape';
import { dataVersion, firstVersion } from './version';

/** A record with an id: its creation time in milliseconds. */
export type Identified<Fields> = Fields & { readonly id: number };

export interface Decoded<Fields> {
  records: Identified<Fields>[];
  /** Number of unreadable entries. `all`: the text is no list. `newer`: a newer release wrote it. */
  unreadable: number | 'all' | 'newer';
}

/** Entries of one storage key, and the data version that wrote them. */
interface StoredList {
  readonly version: number;
  readonly entries: readonly unknown[];
}

export const isVersion: TypeGuard<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= firstVersion;

const isAny: TypeGuard<unknown> = (_value): _value is unknown => true;
const isStoredList = isShape<StoredList>({ version: isVersion, entries: isListOf(isAny) });

/** Decodes the text of one storage key. Keeps every valid record in order. Never throws. */
export function decodeRecords<Fields extends object>(
  text: string | null,
  rules: EntryRules<Fields>,
): Decoded<Fields> {
  if (text === null) return { records: [], unreadable: 0 };
  const list = parseList(text);
  if (!list) return { records: [], unreadable: 'all' };
  const { version, entries } = list;
  if (version > dataVersion) return { records: [], unreadable: 'newer' };
  const valid = entries.map((entry) => readEntry(entry, version, rules)).filter(isIdentified);
  return { records: makeIdsUnique(valid), unreadable: entries.length - valid.length };
}

/**
 * Encodes a list with its version. A list with only specified fields is a plain array, which every release reads.
 */
export function encodeRecords(entries: readonly object[], version = dataVersion): string {
  return JSON.stringify(entries.some((entry) => 'site' in entry) ? { version, entries } : entries);
}

/** Returns true for a list that an earlier release wrote, or may have written: a plain array is of any release. */
export const isFormerVersion = (text: string): boolean =>
  Number(/^\{"version":(\d+)/.exec(text)?.[1] ?? firstVersion) < dataVersion;

/** Parses the output of `encodeRecords`. Returns undefined for any other text. */
export function parseList(text: string): StoredList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return { version: firstVersion, entries: value };
    return isStoredList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isIdentified<Fields extends object>(
  record: Fields | undefined,
): record is Identified<Fields> {
  return record !== undefined && 'id' in record && Number.isSafeInteger(record.id);
}

/** Gives each record with a duplicate id the next free one. */
function makeIdsUnique<Fields>(records: Identified<Fields>[]): Identified<Fields>[] {
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
