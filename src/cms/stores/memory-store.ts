import { succeed } from '../storage/outcome';
import { contentKeyOf, isEqual } from './equality';
import { identityOf, setIdentity } from './identity';
import { type RecordList, type RecordStorage, siteRules } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';

/** Creates a store that a reload empties. Its records have no ids. */
export function createMemoryStore<Fields extends object>(rules: {
  readonly defaults: object;
}): RecordStore<Fields> {
  let records: RecordList<Fields> = [];
  const storage: RecordStorage<Fields> = {
    keptIn: 'memory',
    load: () => succeed(records),
    save: (list) => {
      records = list;
      return succeed();
    },
    listen: () => () => {},
    createRecord: (fields) => ({ ...fields }),
    createVersion: (record, fields) => {
      const version = { ...fields };
      setIdentity(version, identityOf(record));
      return version;
    },
    keyOf: identityOf,
    copyRules: [{ keyOf: contentKeyOf, isCopy: isEqual }, ...siteRules(rules)],
  };
  return createRecordStore(storage);
}
