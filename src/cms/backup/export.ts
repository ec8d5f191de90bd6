import type { EditorDefinition } from '../editor';
import { type BackupFile, backupVersion } from './format';

/** A backup of some sections, with photos written out. */
export async function makeBackup(editors: readonly EditorDefinition[], now: Date): Promise<BackupFile> {
  const serialized = editors.map(
    async ({ key, store, codec }) =>
      [key, await Promise.all(store.$records.get().map((record) => codec.serialize(record)))] as const,
  );
  return {
    version: backupVersion,
    date: now.toISOString(),
    sections: Object.fromEntries(await Promise.all(serialized)),
  };
}
