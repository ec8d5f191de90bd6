import { succeed } from '../storage/outcome';
import { isEqual } from './equality';
import type { RecordList, RecordStorage } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';

/** Records that live as long as the page does (spec §4.4); a record is its place in the list. */
export function createMemoryStore<Fields extends object>(): RecordStore<Fields> {
  let kept: RecordList<Fields> = [];
  const storage: RecordStorage<Fields> = {
    keptIn: 'memory',
    load: () => succeed(kept),
    save: (list) => {
      kept = list;
      return succeed();
    },
    follow: () => () => {},
    make: (fields) => ({ ...fields }),
    isSameRecord: (a, b) => a === b,
    matchesImported: isEqual,
  };
  return createRecordStore(storage);
}
