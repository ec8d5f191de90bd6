import type { Identified } from '../storage/decode';
import type { EntryRules } from '../storage/entry';
import { browserEnvironment, type StorageEnvironment } from './environment';
import { contentKeyOf, isEqual } from './equality';
import { siteRules } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';
import { openStoredList } from './stored-list';

/** Creates a store in local storage, which all tabs share. */
export function createStorageStore<Fields extends object>(
  rules: EntryRules<Fields>,
  environment: StorageEnvironment = browserEnvironment,
): RecordStore<Fields> {
  const stored = openStoredList(rules, environment);
  return createRecordStore<Fields>({
    keptIn: 'storage',
    load: stored.read,
    save: (list) => stored.write(list as readonly Identified<Fields>[]),
    isNewer: stored.isNewer,
    deletedKeys: stored.deletedIds,
    reportLoss: (restore) => {
      if (!stored.isNewer()) environment.report({ key: rules.key, fault: 'lost', restore });
    },
    clearLoss: () => environment.clearLoss(rules.key),
    listen: (onChange) => environment.listen(rules.key, onChange),
    createRecord: (fields, list) => {
      const id = environment.nextId(new Set(list.map(idOf)));
      return Object.assign({ id }, fields, { id });
    },
    createVersion: (record, fields) => ({ ...fields, id: idOf(record) }),
    keyOf: ({ id }) => id,
    copyRules: [
      {
        keyOf: contentKeyOf,
        isCopy: (incoming, stored) =>
          incoming.id === undefined && isEqual({ ...incoming, id: stored.id }, stored),
      },
      ...siteRules(rules),
    ],
  });
}

function idOf(record: { readonly id?: number }): number {
  return record.id ?? Number.NaN;
}
