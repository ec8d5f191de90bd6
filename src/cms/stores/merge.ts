import { isEqual } from './equality';
import type { CopyRule, RecordList, RecordStorage, StoredRecord } from './record-storage';

/** What an import changes. Undoing the import needs it. */
export interface Merged<Fields> {
  added: StoredRecord<Fields>[];
  replaced: { before: StoredRecord<Fields>; after: StoredRecord<Fields> }[];
  /** How many were already there with the same content. */
  same: number;
}

/** Sorts incoming records into those that are new, those that differ and those that are there already. */
export function compare<Fields extends object>(
  list: RecordList<Fields>,
  incoming: RecordList<Fields>,
  { keyOf, copies, withIdentity }: Pick<RecordStorage<Fields>, 'keyOf' | 'copies' | 'withIdentity'>,
): Merged<Fields> {
  const merged: Merged<Fields> = { added: [], replaced: [], same: 0 };
  const matches = new Map<StoredRecord<Fields>, StoredRecord<Fields>>();
  const free = new Set(list);
  // A copy must not take a stored record of which another incoming record is a version.
  for (const rule of [{ keyOf }, ...copies]) {
    const alike = groupByKey([...free], rule);
    for (const record of incoming.filter((one) => !matches.has(one))) {
      const match = alike
        .get(rule.keyOf(record))
        ?.find((stored) => free.has(stored) && (rule.isCopy?.(record, stored) ?? true));
      if (!match) continue;
      matches.set(record, match);
      free.delete(match);
    }
  }
  for (const record of incoming) {
    const before = matches.get(record);
    if (!before) {
      merged.added.push(record);
      continue;
    }
    const after = withIdentity(before, record);
    if (isEqual(before, after)) merged.same += 1;
    else merged.replaced.push({ before, after });
  }
  return merged;
}

/** Records without a key are left out. */
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

/** Merges: changed records keep their places, new ones go to the end and get an id if they have none. */
export function applyMerge<Fields>(
  list: RecordList<Fields>,
  merged: Merged<Fields>,
  { make, keptIn }: Pick<RecordStorage<Fields>, 'make' | 'keptIn'>,
): { list: RecordList<Fields>; value: Merged<Fields> } {
  const changes = new Map(merged.replaced.map(({ before, after }) => [before, after]));
  const result = list.map((record) => changes.get(record) ?? record);
  const taken = [...result, ...merged.added.filter(({ id }) => id !== undefined)];
  const added = merged.added.map((record) => {
    if (record.id !== undefined || keptIn === 'memory') return record;
    const made = make(record, taken);
    taken.push(made);
    return made;
  });
  return { list: [...result, ...added], value: { ...merged, added } };
}

/** Undoes a merge. A record that was changed since stays as it is. */
export function revertMerge<Fields extends object>(
  list: RecordList<Fields>,
  { added, replaced }: Merged<Fields>,
  { keyOf }: Pick<RecordStorage<Fields>, 'keyOf'>,
): RecordList<Fields> {
  const merged = [...added.map((after) => ({ before: undefined, after })), ...replaced];
  const changes = new Map(merged.map((change) => [keyOf(change.after), change]));
  return list.flatMap((record) => {
    const change = changes.get(keyOf(record));
    return change && isEqual(record, change.after) ? (change.before ?? []) : record;
  });
}
