/** Compares backups with the present lists, and shows what importing them would change. */
import { decodeText } from '~/domain/decode-text';
import type { EditorDefinition } from '../editor';
import { hasEffect } from '../merge/plan';
import { planNow, showCheck, summarise } from '../merge/state';
import { versionDatabase } from './database';
import { readBackup } from './read-backup';

/** @param scope the panel that shows it */
export const checkFile = (scope: string, file: File, editors: readonly EditorDefinition[]): Promise<void> =>
  showCheck(scope, 'Reading the file …', async () => {
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
    const text = decodeText(new Uint8Array(bytes)) ?? '';
    const incoming = readBackup(text, editors);
    if (!incoming.ok) return { text: incoming.message };
    const sections = incoming.sections.map((section) => planNow(section));
    return { text: ['The file was checked.', ...incoming.notes, summarise(sections)].join(' '), sections };
  });

/**
 * Compares an earlier version with the records of now.
 * @param source the user wants that state, or only what the lists have lost of it
 */
export const checkVersion = (
  id: string,
  editors: readonly EditorDefinition[],
  source: 'version' | 'lost' = 'version',
): Promise<void> =>
  showCheck('all', 'Reading the version …', async () => {
    const backup = await versionDatabase.read(id).catch(() => undefined);
    if (backup === undefined) return { text: 'This version is no longer in the browser.' };
    const incoming = readBackup(backup, editors, source);
    if (!incoming.ok) return { text: incoming.message };
    const sections = incoming.sections.map((section) => planNow(section)).filter(hasEffect);
    return {
      text: sections.length > 0 ? 'Restoring it changes these sections:' : 'You have all of it.',
      sections,
    };
  });
