import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { countWords, recordName } from '../words';
import { applyBackup, type IncomingSection, type RevertImport, readBackup } from './import';
import type { Progress } from './in-turn';

interface ImportState {
  /** An editor's key, or `all`. */
  readonly scope: string;
  readonly text: string;
  /** How much is read, while that takes its time. */
  readonly progress?: Progress;
  /** What would be imported, before it is. */
  readonly sections?: readonly IncomingSection[];
  /** Undoes the import, after it. */
  readonly revert?: RevertImport;
}

/** The latest import. It is kept when the section is left, so that the import can still be undone. */
export const $import = atom<ImportState | undefined>(undefined);

/** Number of checks begun so far. */
let checks = 0;

/** Shows what an import would do, unless another check has begun or the panel was closed by then. */
export async function showCheck(
  scope: string,
  text: string,
  check: (onProgress: (progress: Progress) => void) => Promise<Pick<ImportState, 'text' | 'sections'>>,
): Promise<void> {
  const turn = ++checks;
  const show = (state: Omit<ImportState, 'scope'>) => turn === checks && $import.set({ scope, ...state });
  show({ text });
  show(await check((progress) => show({ text, progress })));
}

/** Closes the panel. What is still being read is not shown. */
export function closeImport(): void {
  checks += 1;
  $import.set(undefined);
}

export const checkFile = (scope: string, file: File, editors: readonly EditorDefinition[]): Promise<void> =>
  showCheck(scope, 'Reading the file …', async (onProgress) => {
    const incoming = await readBackup(await file.text().catch(() => ''), editors, onProgress);
    if (!incoming.ok) return { text: incoming.message };
    const { sections } = incoming;
    const outlook =
      countChanges(sections) > 0 ? 'Importing it changes these sections:' : 'You already have all of it:';
    return { text: `The file was checked. ${outlook}`, sections };
  });

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
