import { isEqual } from './equality';
import type { CopyRule, RecordList, RecordStorage, StoredRecord } from './record-storage';

/** The result of an import, with everything that undoing it needs. */
export interface MergeResult<Fields> {
  added: StoredRecord<Fields>[];
  replaced: { before: StoredRecord<Fields>; after: StoredRecord<Fields> }[];
  /** Number of records that already exist unchanged. */
  same: number;
}

/** Matches incoming records with stored ones, and sorts them into new, changed and unchanged. */
export function planMerge<Fields extends object>(
  list: RecordList<Fields>,
  incoming: RecordList<Fields>,
  { keyOf, copyRules, createVersion }: Pick<RecordStorage<Fields>, 'keyOf' | 'copyRules' | 'createVersion'>,
): MergeResult<Fields> {
  const merged: MergeResult<Fields> = { added: [], replaced: [], same: 0 };
  const matches = new Map<StoredRecord<Fields>, StoredRecord<Fields>>();
  const unmatched = new Set(list);
  // Match by id first. Otherwise a copy could claim a stored record that another incoming record updates.
  for (const rule of [{ keyOf }, ...copyRules]) {
    const candidates = groupByKey([...unmatched], rule);
    for (const record of incoming.filter((one) => !matches.has(one))) {
      const match = candidates
        .get(rule.keyOf(record))
        ?.find((stored) => unmatched.has(stored) && (rule.isCopy?.(record, stored) ?? true));
      if (!match) continue;
      matches.set(record, match);
      unmatched.delete(match);
    }
  }
  for (const record of incoming) {
    const before = matches.get(record);
    if (!before) {
      merged.added.push(record);
      continue;
    }
    const after = createVersion(before, record);
    if (isEqual(before, after)) merged.same += 1;
    else merged.replaced.push({ before, after });
  }
  return merged;
}

/** Groups records by key and skips those without one. */
function groupByKey<Fields>(records: RecordList<Fields>, { keyOf }: CopyRule<Fields>) {
  const groups = new Map<unknown, StoredRecord<Fields>[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else if (key !== undefined) groups.set(key, [record]);
  }
  return groups;
}

/** Splits a plan into smaller ones that are merged one after another. */
export function splitMerge<Fields>(
  { added, replaced }: MergeResult<Fields>,
  size: number,
): MergeResult<Fields>[] {
  const parts: MergeResult<Fields>[] = [];
  for (let index = 0; index < replaced.length; index += size)
    parts.push({ added: [], replaced: replaced.slice(index, index + size), same: 0 });
  for (let index = 0; index < added.length; index += size)
    parts.push({ added: added.slice(index, index + size), replaced: [], same: 0 });
  return parts;
}

/** Replaces changed records in place and appends new ones, which get an id in local storage. */
export function applyMerge<Fields>(
  list: RecordList<Fields>,
  merged: MergeResult<Fields>,
  { createRecord, keptIn, keyOf }: Pick<RecordStorage<Fields>, 'createRecord' | 'keptIn' | 'keyOf'>,
): { list: RecordList<Fields>; value: MergeResult<Fields> } {
  const changes = new Map(merged.replaced.map(({ before, after }) => [keyOf(before), after]));
  const result = list.map((record) => changes.get(keyOf(record)) ?? record);
  const taken = [...result, ...merged.added.filter(({ id }) => id !== undefined)];
  const added = merged.added.map((record) => {
    if (record.id !== undefined || keptIn === 'memory') return record;
    const made = createRecord(record, taken);
    taken.push(made);
    return made;
  });
  return { list: [...result, ...added], value: { ...merged, added } };
}

/** Undoes a merge, except for records that were edited afterwards. */
export function revertMerge<Fields extends object>(
  list: RecordList<Fields>,
  { added, replaced }: MergeResult<Fields>,
  { keyOf }: Pick<RecordStorage<Fields>, 'keyOf'>,
): RecordList<Fields> {
  const merged = [...added.map((after) => ({ before: undefined, after })), ...replaced];
  const changes = new Map(merged.map((change) => [keyOf(change.after), change]));
  return list.flatMap((record) => {
    const change = changes.get(keyOf(record));
    return change && isEqual(record, change.after) ? (change.before ?? []) : record;
  });
}
