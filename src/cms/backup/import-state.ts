import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { applyBackup, type IncomingSection, type RevertImport, readBackup } from './import';

/** The progress of an import. It is kept when the section is left, so that the import can still be undone. */
export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'checked'; readonly sections: readonly IncomingSection[] }
  | { readonly step: 'applied'; readonly changes: number; readonly revertImport: RevertImport }
  | { readonly step: 'message'; readonly message: string };

/** The latest import and its scope: an editor's key, or `all`. */
export const $import = atom<{ readonly scope: string; readonly state: ImportState }>({
  scope: 'all',
  state: { step: 'idle' },
});

export async function checkFile(
  scope: string,
  file: File,
  editors: readonly EditorDefinition[],
): Promise<void> {
  const text = await file.text().catch(() => '');
  const incoming = await readBackup(text, editors);
  $import.set({
    scope,
    state: incoming.ok
      ? { step: 'checked', sections: incoming.sections }
      : { step: 'message', message: incoming.message },
  });
}

export function apply(scope: string, sections: readonly IncomingSection[]): void {
  const applied = applyBackup(sections);
  const changes = countChanges(sections);
  $import.set({
    scope,
    state: applied.ok
      ? { step: 'applied', changes, revertImport: applied.value }
      : { step: 'message', message: 'Nothing was imported, because it could not all be saved.' },
  });
}

export function revertImport(scope: string, act: RevertImport): void {
  const message = act().ok
    ? 'The import was taken back. Records that were changed since have stayed.'
    : 'The import could not be taken back, because the browser would not save that.';
  $import.set({ scope, state: { step: 'message', message } });
}

export function closeImport(): void {
  $import.set({ scope: 'all', state: { step: 'idle' } });
}

/** How many records an import adds or replaces. */
export function countChanges(sections: readonly IncomingSection[]): number {
  return sections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);
}
