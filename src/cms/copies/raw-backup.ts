import { brand } from '~/config/site';
import { backupPrefix } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import { openBeside, readAllDeleted } from '../list/beside';
import { browserStorage } from '../list/environment';
import { parseList } from '../storage/decode';
import { isQuarantined } from '../storage/quarantine';
import { isShallow } from '../storage/shape';
import type { TextStorage } from '../storage/text-storage';
import { migrate } from '../storage/version';
import { datedFileName, download } from './files';
import { type BackupFile, backupVersion } from './format';

/**
 * Creates a backup of the whole storage after the dashboard has failed. This file imports no editor,
 * because editors may be what failed. Copies to `unreadable`, unchanged, each text that is set aside, too new,
 * too deep or no list.
 */
export function createRawBackup(storage: TextStorage, now: Date): BackupFile {
  const keys = storage.keys();
  const file: BackupFile = {
    version: backupVersion,
    brand: brand.name,
    date: now.toISOString(),
    sections: {},
    site: {},
    deleted: readAllDeleted(storage),
    unreadable: {},
  };
  for (const key of keys.ok ? keys.value : []) {
    const read = storage.read(key);
    if (!read.ok || read.value === null) continue;
    const list = isQuarantined(key) ? undefined : parseList(read.value);
    if (list && list.version <= backupVersion && isShallow(list.entries)) {
      file.sections[key] = list.entries.map((entry) =>
        isObject(entry) ? migrate(key, entry, list.version) : entry,
      );
      file.site = { ...file.site, [key]: openBeside(storage, key).readBase(read.value) };
    } else file.unreadable = { ...file.unreadable, [key]: read.value };
  }
  return file;
}

export function downloadRawBackup(): void {
  const file = createRawBackup(browserStorage, new Date());
  download(backupPrefix + datedFileName('stored-data', 'json'), 'application/json', JSON.stringify(file));
}
