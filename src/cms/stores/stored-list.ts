import { decodeRecords, encodeRecords, type Identified } from '../storage/decode';
import { logDeletedIds, readDeletedIds } from '../storage/deletions';
import type { EntryRules } from '../storage/entry';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { quarantine } from '../storage/quarantine';
import type { StorageEnvironment } from './environment';

export type Records<Fields> = readonly Identified<Fields>[];

/** A list of records under one key of local storage. Faults are reported as problems. */
export interface StoredList<Fields> {
  /** Returns the same array until the stored text changes. */
  read(): Outcome<Records<Fields>>;
  write(list: Records<Fields>): Outcome;
  /** Returns the ids of records that this or another tab deleted. */
  deletedIds(): ReadonlySet<number>;
  /** Returns true if a newer version of the dashboard has stored the list. */
  isNewer(): boolean;
}

export function openStoredList<Fields extends object>(
  rules: EntryRules<Fields>,
  environment: StorageEnvironment,
): StoredList<Fields> {
  const { key } = rules;
  const { storage, report, clearProblems, now } = environment;
  let last: { text: string | null; list: Records<Fields> } | undefined;
  /** The reason why the stored text must not be overwritten. */
  let lock: 'no-room-for-copy' | 'newer' | undefined;

  return {
    read: () => {
      const read = storage.read(key);
      if (!read.ok) {
        report({ key, fault: read.fault });
        return read;
      }
      const text = read.value;
      if (last && last.text === text) return succeed(last.list);
      const { records, unreadable } = decodeRecords(text, rules);
      if (unreadable === 'newer') {
        lock = unreadable;
        last = undefined;
        report({ key, fault: lock });
        return succeed(records);
      }
      const copy = text === null || unreadable === 0 ? undefined : quarantine(storage, key, text, now());
      if (copy?.ok) report({ key, fault: 'unreadable', unreadable, copyKey: copy.value });
      lock = copy?.ok === false ? 'no-room-for-copy' : undefined;
      if (lock) report({ key, fault: lock, unreadable });
      last = lock ? undefined : { text, list: records };
      return succeed(records);
    },
    write: (list) => {
      if (lock) return fail(lock);
      const text = encodeRecords(list);
      const ids = new Set(list.map(({ id }) => id));
      const deleted = last?.list.flatMap(({ id }) => (ids.has(id) ? [] : id)) ?? [];
      // Log before the list is written, because another tab compares as soon as it hears of the new list.
      logDeletedIds(storage, key, deleted, ids);
      const written = storage.write(key, text);
      if (!written.ok) {
        report({ key, fault: written.fault });
        return written;
      }
      last = { text, list };
      clearProblems(key);
      return succeed();
    },
    deletedIds: () => readDeletedIds(storage, key),
    isNewer: () => lock === 'newer',
  };
}
