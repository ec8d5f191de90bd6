import { brand } from '~/config/site';
import type { EditorDefinition } from '../editor';
import type { StoredRecord } from '../list/record';
import { type EntryRules, writeEntry } from '../storage/entry';
import { listQuarantined } from '../storage/quarantine';
import type { TextStorage } from '../storage/text-storage';
import { type BackupFile, backupVersion } from './format';

/**
 * Makes a backup of some editors.
 * @param storage its texts that were set aside are included
 * @param write makes the entry of a record
 */
export function makeBackup(
  editors: readonly EditorDefinition[],
  now: Date,
  storage?: TextStorage,
  write: (record: StoredRecord<object>, rules: EntryRules<object>) => object = (record, rules) =>
    writeEntry(rules, record),
): BackupFile {
  const listed = storage && listQuarantined(storage, editors);
  const texts = listed?.ok ? listed.value : [];
  const states = editors.map(({ key, store }) => ({ key, ...store.state() }));
  const sites = states.flatMap(({ key, base }) => (base ? [[key, base] as const] : []));
  const deletions = states.flatMap(({ key, deleted }) =>
    Object.keys(deleted).length > 0 ? [[key, deleted] as const] : [],
  );
  return {
    version: backupVersion,
    brand: brand.name,
    date: now.toISOString(),
    sections: Object.fromEntries(
      editors.map(({ key, codec, store }) => [
        key,
        store.$records.get().map((record) => write(record, codec)),
      ]),
    ),
    ...(sites.length > 0 && { site: Object.fromEntries(sites) }),
    ...(deletions.length > 0 && { deleted: Object.fromEntries(deletions) }),
    ...(texts.length > 0 && { unreadable: Object.fromEntries(texts.map(({ key, text }) => [key, text])) }),
  };
}
