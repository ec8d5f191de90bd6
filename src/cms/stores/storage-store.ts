import type { Identified } from '../storage/decode';
import type { TypeGuard } from '../storage/shape';
import { browserEnvironment, type StorageEnvironment } from './environment';
import { createRecordStore, type RecordStore } from './record-store';
import { openStoredList } from './stored-list';

/** Records under one key of local storage, which all tabs share. */
export function createStorageStore<Fields extends object>(
  key: string,
  isRecord: TypeGuard<Fields>,
  environment: StorageEnvironment = browserEnvironment,
): RecordStore<Fields> {
  const stored = openStoredList(key, isRecord, environment);
  return createRecordStore<Fields>({
    keptIn: 'storage',
    load: stored.read,
    save: (list) => stored.write(list as readonly Identified<Fields>[]),
    follow: (onChange) => environment.listen(key, onChange),
    make: (fields, list) => {
      const id = environment.nextId(new Set(list.map(idOf)));
      return Object.assign({ id }, fields, { id });
    },
    isSameRecord: (a, b) => idOf(a) === idOf(b),
    matchesImported: (a, b) => idOf(a) === idOf(b),
  });
}

function idOf(record: { readonly id?: number }): number {
  return record.id ?? Number.NaN;
}
