import { succeed } from '../storage/outcome';
import type { Backing, List } from './backing';
import { isEqual } from './equality';
import { createRecordStore, type RecordStore } from './record-store';

/** Records that live as long as the page does (spec §4.4); a record is its place in the list. */
export function keepInMemory<Fields extends object>(): RecordStore<Fields> {
  let kept: List<Fields> = [];
  const backing: Backing<Fields> = {
    keptIn: 'memory',
    load: () => succeed(kept),
    save: (list) => {
      kept = list;
      return succeed();
    },
    follow: () => () => {},
    make: (fields) => ({ ...fields }),
    isOne: (a, b) => a === b,
    isCopy: isEqual,
  };
  return createRecordStore(backing);
}
