import { atom, type ReadableAtom } from 'nanostores';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { withoutLoaded } from '../storage/site-record';
import { isEqual } from './equality';
import {
  applyMerge,
  arrange,
  type MergeCopy,
  type MergePlan,
  type MergeResult,
  planMerge,
  revertMerge,
} from './merge';
import type { RecordList, RecordStorage, StoredRecord } from './record-storage';

export interface RemovedRecord<Fields> {
  record: StoredRecord<Fields>;
  position: number;
  /** The preceding record. A restored record follows it, wherever it is by then. */
  previous: StoredRecord<Fields> | undefined;
}

/**
 * The records of one editor. Operations never throw. Changes load, change and save the list in one synchronous
 * step, so that tabs do not overwrite each other's records.
 */
export interface RecordStore<Fields> {
  readonly keptIn: 'storage' | 'memory';
  readonly $records: ReadableAtom<RecordList<Fields>>;
  /** Returns true if a newer dashboard has stored the list, so that none of its records is shown. */
  isNewer(): boolean;
  /** Loads the records and listens to other tabs. Returns a function that stops listening. */
  open(): () => void;
  /** Returns the current version of a record, or undefined if it was deleted. */
  find(record: StoredRecord<Fields>): StoredRecord<Fields> | undefined;
  add(fields: Fields): Outcome<StoredRecord<Fields>>;
  /** Fails if the stored version has changed since the record was read. */
  replace(record: StoredRecord<Fields>, fields: Fields): Outcome<StoredRecord<Fields>>;
  /** Succeeds without a value if the record was already deleted. */
  remove(record: StoredRecord<Fields>): Outcome<RemovedRecord<Fields> | undefined>;
  /** Restores a removed record. Assigns a new id if its id is taken. */
  restore(removed: RemovedRecord<Fields>): Outcome<StoredRecord<Fields>>;
  /** Moves a record to the index of another one. Returns that index. */
  move(record: StoredRecord<Fields>, target: StoredRecord<Fields>): Outcome<number>;
  /** Compares incoming records with the stored ones. */
  planMerge(incoming: RecordList<Fields>, mergeCopy?: MergeCopy<Fields>): MergePlan<Fields>;
  /** Adds the new records of a plan and replaces the changed ones. */
  merge(plan: MergePlan<Fields>): Outcome<MergeResult<Fields>>;
  revertMerge(merged: MergeResult<Fields>): Outcome;
  /** Stores the records again, without the unreadable entries of the stored text. */
  dropUnreadable(): Outcome;
  /** Arranges the records in the sequence of incoming ones. Returns the list before. */
  arrange(incoming: RecordList<Fields>): Outcome<RecordList<Fields>>;
}

function replaceRange<Item>(list: readonly Item[], at: number, removed: number, ...added: Item[]): Item[] {
  return [...list.slice(0, at), ...added, ...list.slice(at + removed)];
}

export function createRecordStore<Fields extends object>(
  storage: RecordStorage<Fields>,
): RecordStore<Fields> {
  const $records = atom<RecordList<Fields>>([]);
  const indexIn = (list: RecordList<Fields>, record: StoredRecord<Fields>) =>
    list.findIndex((stored) => storage.keyOf(stored) === storage.keyOf(record));

  /** Records that disappeared, and the sequence in which they were shown. */
  let lost: RecordList<Fields> = [];
  let sequence: RecordList<Fields> = [];
  const without = (list: RecordList<Fields>, others: RecordList<Fields>) => {
    const keys = new Set(others.map(storage.keyOf));
    return list.filter((record) => !keys.has(storage.keyOf(record)));
  };
  const reload = () => {
    const shown = $records.get();
    const loaded = storage.load();
    if (!loaded.ok || loaded.value === shown) return loaded;
    $records.set(loaded.value);
    // Another tab may have put them back.
    if (lost.length > 0 && without(lost, loaded.value).length === 0) {
      lost = [];
      storage.clearLoss?.();
    }
    const gone = without(shown, loaded.value);
    if (gone.length === 0) return loaded;
    const deleted = storage.deletedKeys?.();
    const missing = gone.filter((record) => !deleted?.has(storage.keyOf(record)));
    if (missing.length === 0) return loaded;
    lost = [...without(lost, missing), ...missing];
    sequence = [...shown, ...without(sequence, shown)];
    storage.reportLoss?.(restoreLost);
    return loaded;
  };
  const change = <Value>(
    plan: (list: RecordList<Fields>) => Outcome<{ list: RecordList<Fields>; value: Value }>,
  ): Outcome<Value> => {
    const loaded = reload();
    if (!loaded.ok) return loaded;
    const planned = plan(loaded.value);
    if (!planned.ok) return planned;
    const { list, value } = planned.value;
    if (list === loaded.value) return succeed(value);
    const saved = storage.save(list);
    if (!saved.ok) return saved;
    $records.set(list);
    return succeed(value);
  };

  const restoreLost = () => {
    const restored = change((list) => {
      const all = [...without(lost, list), ...list];
      return succeed({ list: arrange(all, sequence, storage), value: undefined });
    });
    if (restored.ok) lost = [];
    return restored;
  };

  return {
    keptIn: storage.keptIn,
    $records,
    isNewer: () => storage.isNewer?.() ?? false,
    open: () => {
      reload();
      return storage.listen(reload);
    },
    find: (record) => $records.get()[indexIn($records.get(), record)],
    add: (fields) =>
      change((list) => {
        const record = storage.createRecord(fields, list);
        return succeed({ list: [...list, record], value: record });
      }),
    replace: (record, fields) =>
      change((list) => {
        const index = indexIn(list, record);
        const before = list[index];
        if (!before) return fail('gone');
        if (!isEqual(withoutLoaded(before), withoutLoaded(record))) return fail('changed');
        const after = storage.createVersion(before, { ...before, ...fields });
        return succeed({ list: replaceRange(list, index, 1, after), value: after });
      }),
    remove: (record) =>
      change((list) => {
        const position = indexIn(list, record);
        const found = list[position];
        if (!found) return succeed({ list, value: undefined });
        const removed = { record: found, position, previous: list[position - 1] };
        return succeed({ list: replaceRange(list, position, 1), value: removed });
      }),
    restore: ({ record, position, previous }) =>
      change((list) => {
        const other = list[indexIn(list, record)];
        if (other && isEqual(other, record)) return succeed({ list, value: other });
        const restored = other ? storage.createRecord(record, list) : record;
        const indexAfterPrevious = previous ? indexIn(list, previous) + 1 : 0;
        const index = indexAfterPrevious || Math.min(position, list.length);
        return succeed({ list: replaceRange(list, index, 0, restored), value: restored });
      }),
    move: (record, other) =>
      change((list) => {
        const from = indexIn(list, record);
        const to = indexIn(list, other);
        const moved = list[from];
        if (!moved || to < 0) return fail('gone');
        return succeed({ list: replaceRange(replaceRange(list, from, 1), to, 0, moved), value: to });
      }),
    planMerge: (incoming, mergeCopy) => {
      reload();
      return planMerge($records.get(), incoming, storage, mergeCopy);
    },
    merge: (plan) => change((list) => succeed(applyMerge(list, plan, storage))),
    revertMerge: (merged) =>
      change((list) => succeed({ list: revertMerge(list, merged, storage), value: undefined })),
    dropUnreadable: () => change((list) => succeed({ list: [...list], value: undefined })),
    arrange: (incoming) => change((list) => succeed({ list: arrange(list, incoming, storage), value: list })),
  };
}
