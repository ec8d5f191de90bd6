import type { StorageKey } from '../section';
import { decodeRecords, type Identified } from '../storage/decode';
import { fail, type Outcome, succeed } from '../storage/outcome';
import { quarantine } from '../storage/quarantine';
import type { TypeGuard } from '../storage/shape';
import { browserEnvironment, type StorageEnvironment } from './environment';
import type { RecordList, RecordStorage } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';
import { noteChanges, repeatChanges, takeLost, type Unseen } from './unseen';

type Stored<Fields> = readonly Identified<Fields>[];

/** Records under one key of local storage, as a plain array. */
export function createStorageStore<Fields extends object>(
  key: StorageKey,
  check: TypeGuard<Fields>,
  environment: StorageEnvironment = browserEnvironment,
): RecordStore<Fields> {
  const { storage, report, clearProblems, nextId, listen } = environment;
  let last: { text: string | null; list: Stored<Fields> } | undefined;
  let isLocked = false;
  const unseen: Unseen<Fields> = new Map();

  const load = (): Outcome<Stored<Fields>> => {
    const read = storage.read(key);
    if (!read.ok) {
      report({ key, fault: read.fault });
      return read;
    }
    const text = read.value;
    if (last && last.text === text) return succeed(last.list);
    const { records, unreadable } = decodeRecords(text, check);
    const saved =
      text === null || unreadable === 0 ? undefined : quarantine(storage, key, text, environment.now());
    if (saved?.ok) report({ key, fault: 'unreadable', unreadable, keptUnder: saved.value });
    isLocked = saved?.ok === false;
    if (isLocked) report({ key, fault: 'unkept', unreadable });
    last = isLocked ? undefined : { text, list: records };
    return succeed(records);
  };

  const save = (list: RecordList<Fields>): Outcome => {
    if (isLocked) return fail('unkept');
    const records = list as Stored<Fields>;
    const text = JSON.stringify(records);
    const written = storage.write(key, text);
    if (!written.ok) {
      report({ key, fault: written.fault });
      return written;
    }
    noteChanges(unseen, last?.list ?? [], records, environment.now());
    last = { text, list: records };
    clearProblems(key);
    return succeed();
  };

  const recover = (written: string) => {
    if (unseen.size === 0) return;
    const lost = takeLost(unseen, decodeRecords(written, check).records, environment.now());
    const loaded = load();
    if (!loaded.ok) return;
    const list = repeatChanges(loaded.value, lost, nextId);
    if (list !== loaded.value) save(list);
  };

  const recordStorage: RecordStorage<Fields> = {
    keptIn: 'storage',
    load,
    save,
    follow: (onChange) =>
      listen(key, (written) => {
        if (written === undefined) unseen.clear();
        else recover(written);
        onChange();
      }),
    make: (fields, list) => {
      const id = nextId(new Set(list.map(idOf)));
      return Object.assign({ id }, fields, { id });
    },
    isSameRecord: (a, b) => idOf(a) === idOf(b),
    matchesImported: (a, b) => idOf(a) === idOf(b),
  };
  return createRecordStore(recordStorage);
}

function idOf(record: { readonly id?: number }): number {
  return record.id ?? Number.NaN;
}
