import { type EntryRules, readEntry } from './entry';
import { isListOf, isShape, type TypeGuard } from './shape';
import { dataVersion } from './version';

/** A record with its id, a creation timestamp in milliseconds. */
export type Identified<Fields> = Fields & { readonly id: number };

export interface Decoded<Fields> {
  records: Identified<Fields>[];
  /** How many entries could not be read; `all` if there is no list, `newer` if a newer release wrote it. */
  unreadable: number | 'all' | 'newer';
}

/** The entries under a storage key, and the version of the release that wrote them. */
interface StoredList {
  readonly version: number;
  readonly entries: readonly unknown[];
}

export const isVersion: TypeGuard<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

const isAny: TypeGuard<unknown> = (_value): _value is unknown => true;
const isStoredList = isShape<StoredList>({ version: isVersion, entries: isListOf(isAny) });

/** Decodes the text of one storage key: every valid record in its order, whatever else it holds. Never throws. */
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
  return { records: giveUniqueIds(valid), unreadable: entries.length - valid.length };
}

/** Encodes a list. Version 1 is a plain array. */
export function encodeRecords(entries: readonly object[], version = dataVersion): string {
  return JSON.stringify(version === 1 ? entries : { version, entries });
}

/** Parses what `encodeRecords` has written; undefined for any other text. */
export function parseList(text: string): StoredList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return { version: 1, entries: value };
    return isStoredList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a record has a whole number as its id. */
export function isIdentified<Fields extends object>(
  record: Fields | undefined,
): record is Identified<Fields> {
  return record !== undefined && 'id' in record && Number.isSafeInteger(record.id);
}

/** Gives each record whose id is taken the next free one. */
function giveUniqueIds<Fields>(records: Identified<Fields>[]): Identified<Fields>[] {
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
