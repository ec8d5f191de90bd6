import { isEqual } from '../record/equality';
import type { MakeRecord } from './change';
import type { CopyRule, IncomingRecord, RecordList, StoredRecord } from './record';

/** A stored record and the version that replaces it. */
interface Replacement<Fields> {
  before: StoredRecord<Fields>;
  after: StoredRecord<Fields>;
}

/** What an import changes. */
export interface MergePlan<Fields> {
  added: IncomingRecord<Fields>[];
  replaced: (Replacement<Fields> & { incoming: IncomingRecord<Fields> })[];
  /** Number of records that already exist unchanged. */
  same: number;
  /** Number of stored records that no incoming one matches. */
  unmatched: number;
  /** The stored records have another sequence than the incoming ones. */
  isReordered: boolean;
}

/** The result of an import, with everything that undoing it needs. */
export interface MergeResult<Fields> {
  added: StoredRecord<Fields>[];
  replaced: readonly Replacement<Fields>[];
}

/** Merges a stored record with an incoming one that is no version of it, but the same record on the site. */
export type MergeCopy<Fields> = (stored: StoredRecord<Fields>, incoming: IncomingRecord<Fields>) => Fields;

type Incoming<Fields> = readonly IncomingRecord<Fields>[];

const idOf = (record: { readonly id?: number }): number | undefined => record.id;

/** Returns the stored version of each incoming record that has one. */
function matchRecords<Fields extends object>(
  list: RecordList<Fields>,
  incoming: Incoming<Fields>,
  rules: readonly CopyRule[],
): Map<IncomingRecord<Fields>, StoredRecord<Fields>> {
  const matches = new Map<IncomingRecord<Fields>, StoredRecord<Fields>>();
  const unmatched = new Set(list);
  // Match by id first. Otherwise a copy could claim a stored record that another incoming record updates.
  for (const rule of [{ keyOf: idOf }, ...rules]) {
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
  return matches;
}

/** Sorts incoming records into new, changed and unchanged. */
export function planMerge<Fields extends object>(
  list: RecordList<Fields>,
  incoming: Incoming<Fields>,
  rules: readonly CopyRule[],
  mergeCopy: MergeCopy<Fields> = (_, record) => record,
): MergePlan<Fields> {
  const matches = matchRecords(list, incoming, rules);
  const isReordered = arrange(list, incoming, rules, matches) !== list;
  const plan: MergePlan<Fields> = {
    added: [],
    replaced: [],
    same: 0,
    unmatched: list.length - matches.size,
    isReordered,
  };
  for (const record of incoming) {
    const before = matches.get(record);
    if (!before) {
      plan.added.push(record);
      continue;
    }
    const after = { ...(before.id === record.id ? record : mergeCopy(before, record)), id: before.id };
    if (isEqual(before, after)) plan.same += 1;
    else plan.replaced.push({ incoming: record, before, after });
  }
  return plan;
}

/** Arranges a list in the sequence of some of its records. The others stay behind the one that they follow. */
export function arrangeBy<Item>(list: readonly Item[], sequence: readonly Item[]): Item[] {
  const leaders = new Set(sequence);
  const groups = new Map<Item | undefined, Item[]>();
  let group: Item[] = [];
  groups.set(undefined, group);
  for (const item of list) {
    if (leaders.has(item)) {
      group = [];
      groups.set(item, group);
    }
    group.push(item);
  }
  return [undefined, ...sequence].flatMap((leader) => groups.get(leader) ?? []);
}

/** Arranges a list in the sequence of incoming records. Returns the same list if nothing moves. */
export function arrange<Fields extends object>(
  list: RecordList<Fields>,
  incoming: Incoming<Fields>,
  rules: readonly CopyRule[],
  matches = matchRecords(list, incoming, rules),
): RecordList<Fields> {
  const sequence = incoming.flatMap((record) => matches.get(record) ?? []);
  const arranged = arrangeBy(list, sequence);
  return arranged.every((record, index) => record === list[index]) ? list : arranged;
}

/** Splits a plan made now into the changes that an earlier plan has shown, and records for another plan. */
export function splitOutdated<Fields extends object>(
  now: MergePlan<Fields>,
  shown: MergePlan<Fields>,
): { plan: MergePlan<Fields>; outdated: IncomingRecord<Fields>[] } {
  const added = new Set(shown.added);
  const replaced = new Map(shown.replaced.map(({ incoming, before }) => [incoming, before]));
  const isShown = ({ incoming, before }: MergePlan<Fields>['replaced'][number]) => {
    const shownBefore = replaced.get(incoming);
    return shownBefore !== undefined && isEqual(shownBefore, before);
  };
  return {
    plan: {
      ...now,
      added: now.added.filter((record) => added.has(record)),
      replaced: now.replaced.filter(isShown),
    },
    outdated: [
      ...now.added.filter((record) => !added.has(record)),
      ...now.replaced.flatMap((change) => (isShown(change) ? [] : change.incoming)),
    ],
  };
}

/** Groups records by key and skips those without one. */
function groupByKey<Fields extends object>(records: RecordList<Fields>, { keyOf }: CopyRule) {
  const groups = new Map<unknown, StoredRecord<Fields>[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else if (key !== undefined) groups.set(key, [record]);
  }
  return groups;
}

/** Replaces changed records in place and appends new ones, which get an id if they have none. */
export function applyMerge<Fields extends object>(
  list: RecordList<Fields>,
  { added: incoming, replaced }: MergePlan<Fields>,
  makeRecord: MakeRecord<Fields>,
): { list: RecordList<Fields>; value: MergeResult<Fields> } {
  const changes = new Map(replaced.map(({ before, after }) => [before.id, after]));
  const result = list.map((record) => changes.get(record.id) ?? record);
  const taken = [...result, ...incoming.filter(hasId)];
  const added = incoming.map((record) => {
    if (hasId(record)) return record;
    const made = makeRecord(record, taken);
    taken.push(made);
    return made;
  });
  return { list: [...result, ...added], value: { added, replaced } };
}

const hasId = <Fields>(record: IncomingRecord<Fields>): record is StoredRecord<Fields> =>
  record.id !== undefined;

/** Undoes a merge, except for records that were edited afterwards. */
export function revertMerge<Fields extends object>(
  list: RecordList<Fields>,
  { added, replaced }: MergeResult<Fields>,
): RecordList<Fields> {
  const merged = [...added.map((after) => ({ before: undefined, after })), ...replaced];
  const changes = new Map(merged.map((change) => [change.after.id, change]));
  return list.flatMap((record) => {
    const change = changes.get(record.id);
    return change && isEqual(record, change.after) ? (change.before ?? []) : record;
  });
}
