import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { countWords, recordName } from '../words';
import { applyBackup, type IncomingSection, type RevertImport, readBackup } from './import';

interface ImportProgress {
  /** An editor's key, or `all`. */
  readonly scope: string;
  readonly text: string;
  /** What would be imported, before it is. */
  readonly sections?: readonly IncomingSection[];
  /** Undoes the import, after it. */
  readonly revert?: RevertImport;
}

/** The latest import. It is kept when the section is left, so that the import can still be undone. */
export const $import = atom<ImportProgress | undefined>(undefined);

/** Number of files chosen so far. A slow file must not replace the result of a later one. */
let chosen = 0;

export async function checkFile(
  scope: string,
  file: File,
  editors: readonly EditorDefinition[],
): Promise<void> {
  const turn = ++chosen;
  const incoming = await readBackup(await file.text().catch(() => ''), editors);
  if (turn !== chosen) return;
  if (!incoming.ok) return $import.set({ scope, text: incoming.message });
  const { sections } = incoming;
  const outlook = countChanges(sections) > 0 ? 'Importing it would do this:' : 'Nothing in it is new:';
  $import.set({ scope, text: `The file was checked. ${outlook}`, sections });
}

export function apply(scope: string, sections: readonly IncomingSection[]): void {
  const applied = applyBackup(sections);
  if (applied.ok) {
    const text = `${countWords(countChanges(sections), recordName)} imported.`;
    $import.set({ scope, text, revert: applied.revert });
  } else if (applied.rest) {
    const text = 'Only part of the file was imported, because it could not all be saved.';
    $import.set({ scope, text, revert: applied.rest });
  } else $import.set({ scope, text: 'Nothing was imported, because it could not all be saved.' });
}

export function revertImport(scope: string, revert: RevertImport): void {
  const text = revert().ok
    ? 'The import was taken back. Records that were changed since have stayed.'
    : 'The import could not be taken back, because the browser would not save that.';
  $import.set({ scope, text });
}

/** How many records an import adds or replaces. */
export function countChanges(sections: readonly IncomingSection[]): number {
  return sections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);
}
