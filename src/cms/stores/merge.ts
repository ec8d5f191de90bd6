import { isEqual } from './equality';
import type { CopyRule, RecordList, RecordStorage, StoredRecord } from './record-storage';

/** A stored record and the version that replaces it. */
interface Replacement<Fields> {
  before: StoredRecord<Fields>;
  after: StoredRecord<Fields>;
}

/** What an import changes. */
export interface MergePlan<Fields> {
  added: StoredRecord<Fields>[];
  replaced: (Replacement<Fields> & { incoming: StoredRecord<Fields> })[];
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
  replaced: Replacement<Fields>[];
  /** Incoming records whose stored version changed after the plan was made. They were not merged. */
  outdated: StoredRecord<Fields>[];
}

/** Merges a stored record with an incoming one that is no version of it, but the same record on the site. */
export type MergeCopy<Fields> = (stored: StoredRecord<Fields>, incoming: StoredRecord<Fields>) => Fields;

type MatchRules<Fields> = Pick<RecordStorage<Fields>, 'keyOf' | 'copyRules'>;

/** Returns the stored version of each incoming record that has one. */
function matchRecords<Fields extends object>(
  list: RecordList<Fields>,
  incoming: RecordList<Fields>,
  { keyOf, copyRules }: MatchRules<Fields>,
): Map<StoredRecord<Fields>, StoredRecord<Fields>> {
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
  return matches;
}

/** Sorts incoming records into new, changed and unchanged. */
export function planMerge<Fields extends object>(
  list: RecordList<Fields>,
  incoming: RecordList<Fields>,
  rules: MatchRules<Fields> & Pick<RecordStorage<Fields>, 'createVersion'>,
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
    const isVersion = rules.keyOf(before) === rules.keyOf(record);
    const after = rules.createVersion(before, isVersion ? record : mergeCopy(before, record));
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
  incoming: RecordList<Fields>,
  rules: MatchRules<Fields>,
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
): { plan: MergePlan<Fields>; outdated: StoredRecord<Fields>[] } {
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
export function splitMerge<Fields>(plan: MergePlan<Fields>, size: number): MergePlan<Fields>[] {
  const { added, replaced } = plan;
  const parts: MergePlan<Fields>[] = [];
  for (let index = 0; index < replaced.length; index += size)
    parts.push({ ...plan, added: [], replaced: replaced.slice(index, index + size) });
  for (let index = 0; index < added.length; index += size)
    parts.push({ ...plan, added: added.slice(index, index + size), replaced: [] });
  return parts;
}

/**
 * Replaces changed records in place and appends new ones, which get an id in local storage. Compares each
 * record again, because it may have changed since the plan was made.
 */
export function applyMerge<Fields extends object>(
  list: RecordList<Fields>,
  plan: MergePlan<Fields>,
  { createRecord, keptIn, keyOf }: Pick<RecordStorage<Fields>, 'createRecord' | 'keptIn' | 'keyOf'>,
): { list: RecordList<Fields>; value: MergeResult<Fields> } {
  const stored = new Map(list.map((record) => [keyOf(record), record]));
  const isAsPlanned = ({ before }: Replacement<Fields>) => {
    const current = stored.get(keyOf(before));
    return current !== undefined && isEqual(current, before);
  };
  const replaced = plan.replaced.filter(isAsPlanned);
  const outdated = [
    ...plan.replaced.flatMap((change) => (isAsPlanned(change) ? [] : change.incoming)),
    ...plan.added.filter((record) => stored.has(keyOf(record))),
  ];
  const changes = new Map(replaced.map(({ before, after }) => [keyOf(before), after]));
  const result = list.map((record) => changes.get(keyOf(record)) ?? record);
  const fresh = plan.added.filter((record) => !stored.has(keyOf(record)));
  const taken = [...result, ...fresh.filter(({ id }) => id !== undefined)];
  const added = fresh.map((record) => {
    if (record.id !== undefined || keptIn === 'memory') return record;
    const made = createRecord(record, taken);
    taken.push(made);
    return made;
  });
  return { list: [...result, ...added], value: { added, replaced, outdated } };
}

/** Undoes a merge, except for records that were edited afterwards. */
export function revertMerge<Fields extends object>(
  list: RecordList<Fields>,
  { added, replaced }: Pick<MergeResult<Fields>, 'added' | 'replaced'>,
  { keyOf }: Pick<RecordStorage<Fields>, 'keyOf'>,
): RecordList<Fields> {
  const merged = [...added.map((after) => ({ before: undefined, after })), ...replaced];
  const changes = new Map(merged.map((change) => [keyOf(change.after), change]));
  return list.flatMap((record) => {
    const change = changes.get(keyOf(record));
    return change && isEqual(record, change.after) ? (change.before ?? []) : record;
  });
}
