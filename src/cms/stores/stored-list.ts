import { decodeRecords, type Identified } from '../storage/decode';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { quarantine } from '../storage/quarantine';
import type { TypeGuard } from '../storage/shape';
import type { StorageEnvironment } from './environment';

export type Records<Fields> = readonly Identified<Fields>[];

/** The text under one key of local storage as a list of records. Reports what fails. */
export interface StoredList<Fields> {
  /** The very same list as long as the text is the same. */
  read(): Outcome<Records<Fields>>;
  write(list: Records<Fields>): Outcome;
}

export function openStoredList<Fields extends object>(
  key: string,
  isRecord: TypeGuard<Fields>,
  environment: StorageEnvironment,
): StoredList<Fields> {
  const { storage, report, clearProblems, now } = environment;
  let last: { text: string | null; list: Records<Fields> } | undefined;
  /** Whether the stored text holds something unreadable that could not be copied elsewhere. */
  let isLocked = false;

  return {
    read: () => {
      const read = storage.read(key);
      if (!read.ok) {
        report({ key, fault: read.fault });
        return read;
      }
      const text = read.value;
      if (last && last.text === text) return succeed(last.list);
      const { records, unreadable } = decodeRecords(text, isRecord);
      const copy = text === null || unreadable === 0 ? undefined : quarantine(storage, key, text, now());
      if (copy?.ok) report({ key, fault: 'unreadable', unreadable, keptUnder: copy.value });
      isLocked = copy?.ok === false;
      if (isLocked) report({ key, fault: 'unkept', unreadable });
      last = isLocked ? undefined : { text, list: records };
      return succeed(records);
    },
    write: (list) => {
      if (isLocked) return fail('unkept');
      const text = JSON.stringify(list);
      const written = storage.write(key, text);
      if (!written.ok) {
        report({ key, fault: written.fault });
        return written;
      }
      last = { text, list };
      clearProblems(key);
      return succeed();
    },
  };
}
