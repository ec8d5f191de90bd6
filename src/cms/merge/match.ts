import { type IncomingRecord, keyOf, siteIdOf } from '../list/record';
import type { OfficeRecord, Origin } from '../record/stored';

export type AnyEntry = IncomingRecord<
  Origin & { /** Only its existence is known. */ readonly isUnknown?: boolean }
>;

/** Returns what a record has of the marks by which it is known elsewhere. */
export function marksOf(record: AnyEntry): OfficeRecord {
  const [siteId, key] = [siteIdOf(record), keyOf(record)];
  return { ...(siteId !== undefined && { siteId }), ...(key !== undefined && { key }) };
}

/** Indexes records by a mark. Skips those without it. The first one of several counts. */
export function indexBy<Item>(
  items: readonly Item[],
  markOf: (item: Item) => string | undefined,
): Map<string, Item> {
  const index = new Map<string, Item>();
  for (const item of items) {
    const mark = markOf(item);
    if (mark !== undefined && !index.has(mark)) index.set(mark, item);
  }
  return index;
}

const idOf = ({ id }: AnyEntry): string | undefined => id?.toString();

/**
 * Finds the record of a list that is the same as another one: it has the same id on the site, the same key, or the same id
 * under another key that it was given since. Never finds one record for two.
 */
export function matchRecords(
  list: readonly AnyEntry[],
  others: readonly AnyEntry[],
): Map<AnyEntry, AnyEntry> {
  const matches = new Map<AnyEntry, AnyEntry>();
  const taken = new Set<AnyEntry>();
  for (const markOf of [siteIdOf, keyOf, idOf]) {
    const index = indexBy(list, markOf);
    for (const other of others) {
      const mark = markOf(other);
      const found = mark === undefined || matches.has(other) ? undefined : index.get(mark);
      if (!found || taken.has(found)) continue;
      const [one, two] = [siteIdOf(found), siteIdOf(other)];
      if (one !== undefined && two !== undefined && one !== two) continue;
      matches.set(other, found);
      taken.add(found);
    }
  }
  return matches;
}
