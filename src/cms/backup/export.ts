import type { EditorDefinition } from '../editor';
import { listQuarantined } from '../storage/quarantine';
import type { TextStorage } from '../storage/text-storage';
import { type BackupFile, backupVersion } from './format';

/**
 * Makes a backup of some sections, with photos as data URLs.
 * @param storage include the texts set aside in it as unreadable
 */
export async function makeBackup(
  editors: readonly EditorDefinition[],
  now: Date,
  storage?: TextStorage,
): Promise<BackupFile> {
  const listed = storage && listQuarantined(storage);
  const aside = listed?.ok ? listed.value : [];
  const serialized = editors.map(
    async ({ key, store, codec }) =>
      [key, await Promise.all(store.$records.get().map((record) => codec.serialize(record)))] as const,
  );
  return {
    version: backupVersion,
    date: now.toISOString(),
    sections: Object.fromEntries(await Promise.all(serialized)),
    ...(aside.length > 0 && { unreadable: Object.fromEntries(aside.map(({ key, text }) => [key, text])) }),
  };
}
