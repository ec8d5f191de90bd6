import { atom } from 'nanostores';
import { decodeText } from '~/domain/decode-text';
import type { Choice, EditorDefinition } from '../editor';
import type { Fault } from '../storage/outcome';
import { anyRecordName, formatCount } from '../words';
import { versionDatabase } from './database';
import { applyBackup, type IncomingSection, planSection, type RevertImport, readBackup } from './import';
import type { Progress } from './ProgressBar';
import { findInVersions } from './snapshot';
import { checkOffers, whenKept } from './versions';

interface ImportState {
  readonly text: string;
  /** Progress while pictures of the site are fetched. */
  readonly progress?: Progress;
  /** True while records are written, when no other import can be undone. */
  readonly isWriting?: boolean;
  /** Sections to import. */
  readonly sections?: readonly IncomingSection[];
  /** They are of an earlier version that this browser kept, not of a file. */
  readonly isVersion?: boolean;
}

/**
 * The latest check or import of each scope, which is an editor's key or `all`. It outlives a change of section.
 */
export const $imports = atom<Readonly<Record<string, ImportState | undefined>>>({});

interface DoneImport {
  /** `'the import of 2,000 records'` */
  readonly name: string;
  readonly sections: readonly IncomingSection[];
  readonly isVersion: boolean;
  readonly revert: RevertImport;
}

/** Imports of each scope that can be undone until the page is closed. The latest one comes last. */
export const $reverts = atom<Readonly<Record<string, readonly DoneImport[]>>>({});

/** Number of the latest check or import by scope. Earlier checks are outdated. */
const latest = new Map<string, number>();

function startTask(scope: string): number {
  const number = (latest.get(scope) ?? 0) + 1;
  latest.set(scope, number);
  return number;
}

const showImport = (scope: string, state: ImportState | undefined): void =>
  $imports.set({ ...$imports.get(), [scope]: state });

const setReverts = (scope: string, reverts: readonly DoneImport[]): void =>
  $reverts.set({ ...$reverts.get(), [scope]: reverts });

const revertsOf = (scope: string): readonly DoneImport[] => $reverts.get()[scope] ?? [];

/** Shows the result of a check, unless a newer check has started or the panel was closed. */
export async function showCheck(
  scope: string,
  text: string,
  runCheck: (
    onProgress: (progress: Progress) => void,
  ) => Promise<Omit<ImportState, 'progress' | 'isWriting'>>,
): Promise<void> {
  const number = startTask(scope);
  const show = (state: ImportState) => number === latest.get(scope) && showImport(scope, state);
  show({ text });
  show(await runCheck((progress) => show({ text, progress })));
}

/** Closes the panel and discards a running check. */
export function closeImport(scope: string): void {
  startTask(scope);
  showImport(scope, undefined);
}

export const checkFile = (scope: string, file: File, editors: readonly EditorDefinition[]): Promise<void> =>
  showCheck(scope, 'Reading the file …', async () => {
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
    const text = decodeText(new Uint8Array(bytes)) ?? '';
    // A text that was set aside is downloaded under its key: `faqs.unreadable-1732147200000.txt`.
    const listed =
      editors.length === 1 ? editors[0] : editors.find(({ key }) => file.name.startsWith(`${key}.`));
    const incoming = readBackup(text, editors, listed?.key);
    if (!incoming.ok) return { text: incoming.message };
    const { notes } = incoming;
    const sections = await Promise.all(incoming.sections.map(markOlder));
    return { text: ['The file was checked.', ...notes, summarise(sections)].join(' '), sections };
  });

/** Asks about the records that were changed here since they were as in the file. */
async function markOlder(section: IncomingSection): Promise<IncomingSection> {
  const { editor, records, unreadable, plan } = section;
  const changed = plan.replaced.map(({ incoming }) => incoming);
  const older = await findInVersions(versionDatabase, changed, editor.codec).catch(() => new Set<object>());
  return older.size > 0 ? planSection(editor, records, unreadable, { older }) : section;
}

/** Compares an earlier version with the records of now. */
export const checkVersion = (
  read: () => Promise<string | undefined>,
  editors: readonly EditorDefinition[],
): Promise<void> =>
  showCheck('all', 'Reading the version …', async () => {
    const backup = await read().catch(() => undefined);
    if (backup === undefined) return { text: 'This version is no longer in the browser.' };
    const incoming = readBackup(backup, editors);
    if (!incoming.ok) return { text: incoming.message };
    const sections = incoming.sections.filter((section) => isChanged([section]));
    const text = sections.length > 0 ? 'Restoring it changes these sections:' : 'You have all of it.';
    return { text, sections, isVersion: true };
  });

/** Returns true if an import changes or asks something. */
const isChanged = (sections: readonly IncomingSection[]) =>
  hasChanges(sections) || sections.some(({ conflicts }) => conflicts.length > 0);

/** Introduces the list of sections. */
function summarise(sections: readonly IncomingSection[]): string {
  if (isChanged(sections)) return 'Importing it changes these sections:';
  const hasUnreadable = sections.some(({ unreadable }) => unreadable > 0);
  if (hasUnreadable && sections.every(({ same }) => same === 0)) return 'None of its records can be read:';
  return hasUnreadable ? 'You already have all of it that can be read:' : 'You already have all of it:';
}

/** Keeps the user's choice for a conflict and compares again. */
export function chooseValue(scope: string, section: IncomingSection, key: string, choice: Choice): void {
  const state = $imports.get()[scope];
  if (!state) return;
  const { editor, records, unreadable, choices } = section;
  const planned = planSection(editor, records, unreadable, {
    ...section,
    choices: new Map(choices).set(key, choice),
  });
  const sections = state.sections?.map((other) => (other === section ? planned : other));
  showImport(scope, { ...state, ...(sections && { sections }) });
}

/** Imports the sections. The result appears unless the user has started another check meanwhile. */
export async function applyImport(scope: string, sections: readonly IncomingSection[]): Promise<void> {
  const number = startTask(scope);
  const { isVersion = false } = $imports.get()[scope] ?? {};
  const isShown = () => number === latest.get(scope) || !$imports.get()[scope];
  const show = (state: ImportState) => isShown() && showImport(scope, state);
  show({ text: 'Importing …', isWriting: true });
  // The records of before have a version of their own.
  await whenKept();
  const applied = applyBackup(sections);
  if (applied.ok) {
    await whenKept();
    await checkOffers();
  }
  const revert = applied.ok ? applied.revert : applied.rest;
  const count = applied.ok ? applied.count : countChanges(sections);
  const name = count > 0 ? `the import of ${formatCount(count, anyRecordName)}` : 'the import';
  if (revert) setReverts(scope, [...revertsOf(scope), { name, sections, isVersion, revert }]);
  if (!applied.ok) show({ text: describeFailure(applied.fault, Boolean(revert)) });
  else if (applied.outdated.length > 0)
    show({
      text: `${applied.count > 0 ? `${describeImported(applied.count)} ` : ''}Some records changed here after the file was checked, so they were kept. Importing them, too, changes these sections:`,
      sections: applied.outdated,
    });
  else show({ text: describeImported(applied.count) });
}

function describeFailure(fault: Fault, isPartial: boolean): string {
  const done = `${isPartial ? 'Only part of the file' : 'Nothing'} was imported`;
  if (fault !== 'full') return `${done}, because this browser did not save it all. Try again.`;
  const remedy = isPartial ? 'Undo the import, delete' : 'Delete';
  return `${done}: this browser’s storage is full. ${remedy} pictures, then try again.`;
}

const describeImported = (count: number): string =>
  count > 0 ? `${formatCount(count, anyRecordName)} imported.` : 'The order was restored.';

/** Undoes the latest import, and offers it again. */
export async function revertImport(scope: string): Promise<void> {
  const reverts = revertsOf(scope);
  const done = reverts.at(-1);
  if (!done) return;
  startTask(scope);
  setReverts(scope, reverts.slice(0, -1));
  showImport(scope, { text: 'Undoing the import …', isWriting: true });
  await whenKept();
  if (!done.revert().ok) {
    setReverts(scope, [...revertsOf(scope), done]);
    const text =
      'The import could not be undone, because this browser saved nothing. Open your last backup to bring the earlier records back.';
    return showImport(scope, { text });
  }
  const sections = done.sections.map((section) =>
    planSection(section.editor, section.records, section.unreadable, section),
  );
  const again = isChanged(sections) ? ' Importing it again changes these sections:' : '';
  const text = `The import was undone. Records that you changed afterwards were kept.${again}`;
  showImport(scope, { text, sections, isVersion: done.isVersion });
}

/** Counts the records that an import adds or replaces. */
export function countChanges(sections: readonly IncomingSection[]): number {
  return sections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);
}

/** Returns true if an import changes a record or the order of a list. */
export const hasChanges = (sections: readonly IncomingSection[]): boolean =>
  countChanges(sections) > 0 || sections.some(({ isReordered }) => isReordered);
