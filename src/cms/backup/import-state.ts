import { atom } from 'nanostores';
import { decodeText } from '~/domain/decode-text';
import type { EditorDefinition } from '../editor';
import { anyRecordName, formatCount } from '../words';
import { applyBackup, type IncomingSection, type RevertImport, readBackup } from './import';
import type { Progress } from './run-with-pauses';

interface ImportState {
  /** An editor's key, or `all`. */
  readonly scope: string;
  readonly text: string;
  /** Progress while a file is read. */
  readonly progress?: Progress;
  /** Sections to import, before the import. */
  readonly sections?: readonly IncomingSection[];
  /** Undoes the import, after it. */
  readonly revert?: RevertImport;
}

/** The latest import. It outlives a change of section, so that the user can still undo it. */
export const $import = atom<ImportState | undefined>(undefined);

/** Number of the latest check. Earlier checks are outdated. */
let latestCheck = 0;

/** Shows the result of a check, unless a newer check has started or the panel was closed. */
export async function showCheck(
  scope: string,
  text: string,
  runCheck: (onProgress: (progress: Progress) => void) => Promise<Pick<ImportState, 'text' | 'sections'>>,
): Promise<void> {
  const number = ++latestCheck;
  const show = (state: Omit<ImportState, 'scope'>) =>
    number === latestCheck && $import.set({ scope, ...state });
  show({ text });
  show(await runCheck((progress) => show({ text, progress })));
}

/** Closes the panel and discards a running check. */
export function closeImport(): void {
  latestCheck += 1;
  $import.set(undefined);
}

export const checkFile = (scope: string, file: File, editors: readonly EditorDefinition[]): Promise<void> =>
  showCheck(scope, 'Reading the file …', async (onProgress) => {
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
    const text = decodeText(new Uint8Array(bytes)) ?? '';
    // A text that was set aside is downloaded under its key: `faqs.unreadable-1732147200000.txt`.
    const listed =
      editors.length === 1 ? editors[0] : editors.find(({ key }) => file.name.startsWith(`${key}.`));
    const incoming = await readBackup(text, editors, { listKey: listed?.key, onProgress });
    if (!incoming.ok) return { text: incoming.message };
    const { sections, notes } = incoming;
    return { text: ['The file was checked.', ...notes, summarise(sections)].join(' '), sections };
  });

/** Introduces the list of sections. */
function summarise(sections: readonly IncomingSection[]): string {
  if (countChanges(sections) > 0) return 'Importing it changes these sections:';
  const hasUnreadable = sections.some(({ unreadable }) => unreadable > 0);
  if (hasUnreadable && sections.every(({ same }) => same === 0)) return 'None of its records can be read:';
  return hasUnreadable ? 'You already have all of it that can be read:' : 'You already have all of it:';
}

/** Imports the sections. The result reappears if the panel was closed meanwhile, because it offers to undo. */
export async function applyImport(scope: string, sections: readonly IncomingSection[]): Promise<void> {
  const show = (text: string, state: Omit<ImportState, 'scope' | 'text'> = {}) =>
    $import.set({ scope, text, ...state });
  const waiting = 'Importing …';
  show(waiting);
  const applied = await applyBackup(sections, (progress) => show(waiting, { progress }));
  if (applied.ok) {
    const { revert } = applied;
    show(`${formatCount(countChanges(sections), anyRecordName)} imported.`, { revert });
  } else if (applied.rest)
    show('Only part of the file was imported, because it could not all be saved.', { revert: applied.rest });
  else show('Nothing was imported, because it could not all be saved.');
}

export async function revertImport(scope: string, revert: RevertImport): Promise<void> {
  $import.set({ scope, text: 'Undoing the import …' });
  const text = (await revert()).ok
    ? 'The import was undone. Records that you changed afterwards were kept.'
    : 'The import could not be undone, because the browser did not save the change.';
  $import.set({ scope, text });
}

/** Counts the records that an import adds or replaces. */
export function countChanges(sections: readonly IncomingSection[]): number {
  return sections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);
}
