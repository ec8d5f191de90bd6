import { atom, type ReadableAtom } from 'nanostores';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { isEqual } from './equality';
import { applyMerge, compare, type Merged, revertMerge } from './merge';
import type { RecordList, RecordStorage, StoredRecord } from './record-storage';

/** A removed record and its place in the list. */
export interface Removed<Fields> {
  record: StoredRecord<Fields>;
  position: number;
  /** The record before it. It is restored after this one, wherever that is by then. */
  previous: StoredRecord<Fields> | undefined;
}

/**
 * The records of one editor. No operation throws. Each reads the stored list, changes it and writes it in one
 * synchronous step, so that tabs do not overwrite each other's records.
 */
export interface RecordStore<Fields> {
  readonly keptIn: 'storage' | 'memory';
  readonly $records: ReadableAtom<RecordList<Fields>>;
  /** Loads the records and follows other tabs. Returns a function that stops this. */
  open(): () => void;
  /** The current version of a record; undefined when it was deleted. */
  find(record: StoredRecord<Fields>): StoredRecord<Fields> | undefined;
  add(fields: Fields): Outcome<StoredRecord<Fields>>;
  /** Fails if the stored version is not the one that was edited. */
  replace(record: StoredRecord<Fields>, fields: Fields): Outcome<StoredRecord<Fields>>;
  /** Succeeds without a value where the record was deleted already. */
  remove(record: StoredRecord<Fields>): Outcome<Removed<Fields> | undefined>;
  /** Puts a removed record back in its place. It gets a new id where another record has taken its own. */
  restore(removed: Removed<Fields>): Outcome<StoredRecord<Fields>>;
  /** Puts a record in the place of another one, which makes way. */
  move(record: StoredRecord<Fields>, other: StoredRecord<Fields>): Outcome<number>;
  /** What `merge` would do. */
  compare(incoming: RecordList<Fields>): Merged<Fields>;
  /** Adds records that are new and replaces those that differ. */
  merge(incoming: RecordList<Fields>): Outcome<Merged<Fields>>;
  unmerge(merged: Merged<Fields>): Outcome;
}

export function createRecordStore<Fields extends object>(
  storage: RecordStorage<Fields>,
): RecordStore<Fields> {
  const $records = atom<RecordList<Fields>>([]);
  const indexIn = (list: RecordList<Fields>, record: StoredRecord<Fields>) =>
    list.findIndex((stored) => storage.keyOf(stored) === storage.keyOf(record));

  const reload = () => {
    const loaded = storage.load();
    if (loaded.ok) $records.set(loaded.value);
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

  return {
    keptIn: storage.keptIn,
    $records,
    open: () => {
      reload();
      return storage.follow(reload);
    },
    find: (record) => $records.get()[indexIn($records.get(), record)],
    add: (fields) =>
      change((list) => {
        const record = storage.make(fields, list);
        return succeed({ list: [...list, record], value: record });
      }),
    replace: (record, fields) =>
      change((list) => {
        const index = indexIn(list, record);
        const before = list[index];
        if (!before) return fail('gone');
        if (!isEqual(before, record)) return fail('changed');
        const after = storage.withIdentity(before, { ...before, ...fields });
        return succeed({ list: list.with(index, after), value: after });
      }),
    remove: (record) =>
      change((list) => {
        const position = indexIn(list, record);
        const found = list[position];
        if (!found) return succeed({ list, value: undefined });
        const removed = { record: found, position, previous: list[position - 1] };
        return succeed({ list: list.toSpliced(position, 1), value: removed });
      }),
    restore: ({ record, position, previous }) =>
      change((list) => {
        const other = list[indexIn(list, record)];
        if (other && isEqual(other, record)) return succeed({ list, value: other });
        const back = other ? storage.make(record, list) : record;
        const behind = previous ? indexIn(list, previous) + 1 : 0;
        const place = behind || Math.min(position, list.length);
        return succeed({ list: list.toSpliced(place, 0, back), value: back });
      }),
    move: (record, other) =>
      change((list) => {
        const from = indexIn(list, record);
        const to = indexIn(list, other);
        const moved = list[from];
        if (!moved || to < 0) return fail('gone');
        return succeed({ list: list.toSpliced(from, 1).toSpliced(to, 0, moved), value: to });
      }),
    compare: (incoming) => compare($records.get(), incoming, storage),
    merge: (incoming) =>
      change((list) => {
        const compared = compare(list, incoming, storage);
        const isIdle = compared.added.length + compared.replaced.length === 0;
        if (isIdle) return succeed({ list, value: compared });
        return succeed(applyMerge(list, compared, storage));
      }),
    unmerge: (merged) =>
      change((list) => succeed({ list: revertMerge(list, merged, storage), value: undefined })),
  };
}
