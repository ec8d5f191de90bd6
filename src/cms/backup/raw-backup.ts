import { parseList } from '../storage/decode';
import { isQuarantined } from '../storage/quarantine';
import { isShallow } from '../storage/shape';
import type { TextStorage } from '../storage/text-storage';
import { migrate } from '../storage/version';
import { browserStorage } from '../stores/environment';
import { datedName, download } from './download';
import { type BackupFile, backupVersion } from './format';

/**
 * A backup of everything in storage for when the dashboard has failed. It must not import the editors. What
 * is not a list is copied unchanged under `unreadable`.
 */
export function makeRawBackup(storage: TextStorage, now: Date): BackupFile {
  const keys = storage.keys();
  const file: BackupFile = { version: backupVersion, date: now.toISOString(), sections: {}, unreadable: {} };
  for (const key of keys.ok ? keys.value : []) {
    const read = storage.read(key);
    if (!read.ok || read.value === null) continue;
    const list = isQuarantined(key) ? undefined : parseList(read.value);
    if (list && list.version <= backupVersion && isShallow(list.entries))
      file.sections[key] = list.entries.map((entry) => migrate(key, entry, list.version));
    else file.unreadable = { ...file.unreadable, [key]: read.value };
  }
  return file;
}

export function downloadRawBackup(): void {
  const file = makeRawBackup(browserStorage, new Date());
  download(datedName('stored-data', 'json'), 'application/json', JSON.stringify(file));
}
