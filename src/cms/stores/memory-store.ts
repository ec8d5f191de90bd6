import { succeed } from '../storage/outcome';
import { isSameOnSite } from '../storage/site-fields';
import { isEqual } from './equality';
import type { RecordList, RecordStorage } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';

/** Records that are lost when the page is reloaded. They have no ids: each is its own object. */
export function createMemoryStore<Fields extends object>(): RecordStore<Fields> {
  let records: RecordList<Fields> = [];
  const storage: RecordStorage<Fields> = {
    keptIn: 'memory',
    load: () => succeed(records),
    save: (list) => {
      records = list;
      return succeed();
    },
    follow: () => () => {},
    make: (fields) => ({ ...fields }),
    isSameRecord: (a, b) => a === b,
    matchesImported: (a, b) => isEqual(a, b) || isSameOnSite(a, b),
  };
  return createRecordStore(storage);
}
