import { brand } from '~/config/site';
import type { EditorDefinition } from '../editor';
import type { StoredRecord } from '../list/record';
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
  write: (record: StoredRecord<object>) => object = (record) => record,
): BackupFile {
  const listed = storage && listQuarantined(storage, editors);
  const texts = listed?.ok ? listed.value : [];
  return {
    version: backupVersion,
    brand: brand.name,
    date: now.toISOString(),
    sections: Object.fromEntries(editors.map(({ key, store }) => [key, store.$records.get().map(write)])),
    ...(texts.length > 0 && { unreadable: Object.fromEntries(texts.map(({ key, text }) => [key, text])) }),
  };
}
