import { atom, type ReadableAtom } from 'nanostores';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { isEqual } from './equality';
import { apply, compare, type Merged, revert } from './merge';
import type { RecordList, RecordStorage, StoredRecord } from './record-storage';

/** A record that was taken out, and where it stood. */
export interface Removed<Fields> {
  record: StoredRecord<Fields>;
  position: number;
  /** The record before it, behind which it goes back. */
  previous: StoredRecord<Fields> | undefined;
}

/**
 * The records of one editor. No operation throws; each works on what is kept at that moment, not on what
 * this tab saw last, so that two tabs never overwrite each other's records. A record is addressed by
 * itself: its id where it has one, else its place in the list.
 */
export interface RecordStore<Fields> {
  readonly keptIn: 'storage' | 'memory';
  readonly $records: ReadableAtom<RecordList<Fields>>;
  /** Loads what is kept and follows other tabs until the returned function is called. */
  open(): () => void;
  /** The record as this tab sees it now, undefined when it is gone. */
  find(record: StoredRecord<Fields>): StoredRecord<Fields> | undefined;
  add(fields: Fields): Outcome<StoredRecord<Fields>>;
  replace(record: StoredRecord<Fields>, fields: Fields): Outcome<StoredRecord<Fields>>;
  /** A record that is gone already is no fault: nothing was removed. */
  remove(record: StoredRecord<Fields>): Outcome<Removed<Fields> | undefined>;
  /** Puts a removed record back where it stood; its id is a new one where another record has taken it. */
  restore(removed: Removed<Fields>): Outcome<StoredRecord<Fields>>;
  /** What a merge would do. */
  compare(incoming: RecordList<Fields>): Merged<Fields>;
  /** Adds records that are not there and puts those that differ in the place of what is there. */
  merge(incoming: RecordList<Fields>): Outcome<Merged<Fields>>;
  unmerge(merged: Merged<Fields>): Outcome;
}

/** One store for every kind of record, over whatever keeps them. */
export function createRecordStore<Fields extends object>(
  storage: RecordStorage<Fields>,
): RecordStore<Fields> {
  const $records = atom<RecordList<Fields>>([]);
  const indexIn = (list: RecordList<Fields>, record: StoredRecord<Fields>) =>
    list.findIndex((kept) => storage.isSameRecord(kept, record));

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
    find: (record) => $records.get().find((kept) => storage.isSameRecord(kept, record)),
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
        const after = { ...before, ...fields };
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
    compare: (incoming) => compare($records.get(), incoming, storage),
    merge: (incoming) =>
      change((list) => {
        const merged = compare(list, incoming, storage);
        const isIdle = merged.added.length + merged.replaced.length === 0;
        return succeed({ list: isIdle ? list : apply(list, merged), value: merged });
      }),
    unmerge: (merged) => change((list) => succeed({ list: revert(list, merged, storage), value: undefined })),
  };
}
