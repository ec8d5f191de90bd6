import { atom, type ReadableAtom } from 'nanostores';
import { isEqual } from '../record/equality';
import { decodeRecords, encodeRecords, isFormerVersion, isIdentified } from '../storage/decode';
import { type EntryRules, writeEntry } from '../storage/entry';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { quarantine } from '../storage/quarantine';
import { openBeside, type SiteBase } from './beside';
import { type Change, indexIn, move, type RemovedRecord, remove, replace, restore, without } from './change';
import { browserEnvironment, type ListEnvironment } from './environment';
import { keyOf, type ListState, markOf, type RecordList, type StoredRecord, siteIdOf } from './record';

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
  /** Changes the stored version of a record, whatever another tab has made of it. */
  update(record: StoredRecord<Fields>, change: (stored: StoredRecord<Fields>) => Fields): Outcome<unknown>;
  /** Succeeds without a value if the record was already deleted. */
  remove(record: StoredRecord<Fields>): Outcome<RemovedRecord<Fields> | undefined>;
  /** Restores a removed record. Assigns a new id if its id is taken. */
  restore(removed: RemovedRecord<Fields>): Outcome<StoredRecord<Fields>>;
  /** Moves a record to the index of another one. Returns that index. */
  move(record: StoredRecord<Fields>, other: StoredRecord<Fields>): Outcome<number>;
  /** Returns the list, and what is known beside it. */
  state(): ListState<Fields>;
  /** Reads what other tabs have stored, should their events be late. */
  refresh(): void;
  /**
   * Replaces the list, and what is known beside it, by what a function makes of them at this moment. Gives an id to
   * records without one. Returns both.
   */
  merge(plan: (now: ListState<Fields>) => ListState<Fields>): Outcome<Merged<Fields>>;
  /** Stores the records again, without the unreadable entries of the stored text. */
  dropUnreadable(): Outcome<unknown>;
  /** Remembers records as they were exported, and their sequence if it was exported. */
  noteExported(records: SiteBase['exported'], order?: SiteBase['exportedOrder']): void;
}

/** A list before and after a merge. */
export interface Merged<Fields> {
  readonly before: ListState<Fields>;
  readonly after: ListState<Fields>;
}

const doNothing = () => {};

/** Returns the records of a list that another one does not have as they are. */
const lacking = <Fields>(list: RecordList<Fields>, others: RecordList<Fields>): RecordList<Fields> =>
  list.filter((record) => !others.some((other) => other.id === record.id && isEqual(other, record)));

/** Creates a list of records. All tabs share one in local storage. Faults are reported as problems. */
export function createList<Fields extends object>(
  rules: EntryRules<Fields>,
  environment: ListEnvironment = browserEnvironment,
): RecordStore<Fields> {
  const { key } = rules;
  const { keptIn, storage, report, clearProblems, clearLoss, listen, now, nextId } = environment;
  const $records = atom<RecordList<Fields>>([]);
  const beside = openBeside(storage, key);
  /** Key of a text that is another one whenever the list begins anew, as the browser may clear its storage. */
  const beginKey = `dashboard-begin-${key}`;
  let begin: string | null = null;
  /** The text of the records that are shown. */
  let shown: string | null | undefined;
  /** The dashboard never removes a list: it writes an empty one. */
  let isGone = true;
  /** The reason why the stored text must not be overwritten. */
  let lock: 'no-room-for-copy' | 'newer' | undefined;
  /** Records of lists that disappeared. */
  let lost: RecordList<Fields> = [];

  const read = (): Outcome<RecordList<Fields>> => {
    const stored = storage.read(key);
    if (!stored.ok) {
      report({ key, fault: stored.fault });
      return stored;
    }
    const text = stored.value;
    const before = $records.get();
    if (text === shown) return succeed(before);
    const { records, unreadable } = decodeRecords(text, rules);
    lock = undefined;
    if (unreadable === 'newer') {
      lock = unreadable;
      report({ key, fault: lock });
    } else if (text !== null && unreadable !== 0) {
      const copy = quarantine(storage, key, text, now());
      lock = copy.ok ? undefined : 'no-room-for-copy';
      if (copy.ok) report({ key, fault: 'unreadable', unreadable, copyKey: copy.value });
      else report({ key, fault: 'no-room-for-copy', unreadable });
    }
    shown = lock ? undefined : text;
    $records.set(records);
    const began = storage.read(beginKey);
    isGone = text === null || unreadable === 'all';
    const isAnew = isGone || (began.ok && began.value !== begin && unreadable !== 'newer');
    begin = began.ok ? began.value : begin;
    const missing = isAnew ? lacking(before, records) : [];
    const wasLost = lost.length > 0;
    lost = lacking([...lacking(lost, missing), ...missing], records);
    if (missing.length > 0) report({ key, fault: 'lost', restore: restoreLost, leave: leaveLost });
    else if (wasLost && lost.length === 0) clearLoss(key);
    return succeed(records);
  };
  const state = (): ListState<Fields> => ({
    records: $records.get(),
    base: isGone ? undefined : beside.readBase(shown ?? null),
    deleted: beside.readDeleted(),
  });
  /** Remembers the records that a change removes, and forgets those that it brings back. */
  const noteDeletions = (before: RecordList<Fields>, after: RecordList<Fields>): void => {
    const [gone, back] = [without(before, after), without(after, before)];
    if (gone.length + back.length === 0) return;
    const known = beside.readDeleted();
    const isBack = new Set(back.flatMap((record) => [siteIdOf(record), keyOf(record)]));
    const left = Object.entries(known).filter(([mark]) => !isBack.has(mark));
    if (gone.length === 0 && left.length === Object.keys(known).length) return;
    const time = now();
    const added = gone.map((record) => [markOf(record), { time }] as const);
    // If the browser refuses it, the user is only asked less.
    beside.writeDeleted(Object.fromEntries([...left, ...added]));
  };
  const change = <Value>(
    plan: (list: RecordList<Fields>) => Change<Fields, Value>,
    note = noteDeletions,
  ): Outcome<Value> => {
    const loaded = read();
    if (!loaded.ok) return loaded;
    const planned = plan(loaded.value);
    if (!planned.ok) return planned;
    const { list, value } = planned.value;
    if (list === loaded.value) return succeed(value);
    if (lock) return fail(lock);
    if (isGone) {
      // Other tabs compare it as soon as they hear of the list.
      const time = String(now());
      if (storage.write(beginKey, time).ok) begin = time;
      beside.writeBase(undefined);
    } else if (shown && isFormerVersion(shown)) {
      const base = beside.readBase(shown);
      const written = base ? beside.writeBase(base) : succeed(undefined);
      if (!written.ok) {
        report({ key, fault: written.fault });
        return written;
      }
    }
    const text = encodeRecords(list.map((record) => writeEntry(rules, record)));
    const written = storage.write(key, text);
    if (!written.ok) {
      report({ key, fault: written.fault });
      return written;
    }
    shown = text;
    isGone = false;
    clearProblems(key);
    note(loaded.value, list);
    $records.set(list);
    return succeed(value);
  };
  const changeList = (plan: (list: RecordList<Fields>) => RecordList<Fields>) =>
    change((list) => succeed({ list: plan(list), value: list }));
  const leaveLost = () => {
    lost = [];
  };
  const restoreLost = () => {
    const restored = changeList((list) => {
      const all = [...list];
      // Another tab may have put an earlier version back.
      const isTaken = ({ id }: StoredRecord<Fields>) => all.some((record) => record.id === id);
      for (const record of [...lost].reverse())
        all.unshift(isTaken(record) ? makeRecord(record, all) : record);
      return all;
    });
    if (restored.ok) leaveLost();
    return restored;
  };
  const makeRecord = (fields: Fields, list: RecordList<Fields>): StoredRecord<Fields> => {
    const id = nextId(new Set(list.map((record) => record.id)));
    return Object.assign({ id }, fields, { id });
  };

  const withIds = (records: ListState<Fields>['records']): RecordList<Fields> => {
    const taken = new Set(records.flatMap(({ id }) => id ?? []));
    const seen = new Set<number>();
    return records.map((record) => {
      if (isIdentified(record) && !seen.has(record.id)) {
        seen.add(record.id);
        return record;
      }
      const id = nextId(taken);
      taken.add(id);
      return Object.assign({ id }, record, { id });
    });
  };
  const merge: RecordStore<Fields>['merge'] = (plan) => {
    let known: ListState<Fields> | undefined;
    const changed = change((list) => {
      const before = state();
      known = plan(before);
      const isSame =
        known.records.length === list.length &&
        list.every((record, index) => record === known?.records[index]);
      const records = isSame ? list : withIds(known.records);
      return succeed({ list: records, value: { before, after: { ...known, records } } });
    }, doNothing);
    if (!changed.ok) return changed;
    const { before, after } = changed.value;
    const written = isEqual(before.base, after.base) ? succeed(undefined) : beside.writeBase(after.base);
    if (written.ok) {
      if (!isEqual(before.deleted, after.deleted)) beside.writeDeleted(after.deleted);
      return changed;
    }
    // Without it, the next comparison would take what was loaded for changes of the office.
    change(
      (list) => succeed({ list: before.records === list ? list : [...withIds(before.records)], value: list }),
      doNothing,
    );
    report({ key, fault: written.fault });
    return written;
  };

  return {
    keptIn,
    $records,
    isNewer: () => lock === 'newer',
    open: () => {
      read();
      return listen(key, read);
    },
    find: (record) => $records.get()[indexIn($records.get(), record)],
    add: (fields) =>
      change((list) => {
        const value = makeRecord(fields, list);
        return succeed({ list: [...list, value], value });
      }),
    replace: (record, fields) => change((list) => replace(list, record, fields)),
    update: ({ id }, make) =>
      changeList((list) => list.map((stored) => (stored.id === id ? { ...make(stored), id } : stored))),
    remove: (record) => change((list) => remove(list, record)),
    restore: (removed) => change((list) => restore(list, removed, makeRecord)),
    move: (record, other) => change((list) => move(list, record, other)),
    state,
    refresh: () => void read(),
    merge,
    dropUnreadable: () => changeList((list) => [...list]),
    noteExported: (records, order) => {
      const { base } = state();
      const exported = { ...base?.exported, ...records };
      if (base) beside.writeBase({ ...base, exported, ...(order && { exportedOrder: order }) });
    },
  };
}
