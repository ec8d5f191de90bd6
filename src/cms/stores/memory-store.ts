import { succeed } from '../storage/outcome';
import { siteOf } from '../storage/site-fields';
import { isEqual, textsOf } from './equality';
import { identify, identityOf } from './identity';
import type { RecordList, RecordStorage } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';

/** Records that are lost when the page is reloaded. They have no ids. */
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
    withIdentity: (record, fields) => {
      const version = { ...fields };
      identify(version, identityOf(record));
      return version;
    },
    keyOf: identityOf,
    copies: [{ keyOf: textsOf, isCopy: isEqual }, { keyOf: (record) => siteOf(record).id }],
  };
  return createRecordStore(storage);
}
