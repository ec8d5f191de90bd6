import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { applyBackup, type IncomingSection, readBackup, type TakeBack } from './import';

/** How far an import has come. It outlives the section it was begun in, so that it can still be taken back. */
export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'checked'; readonly sections: readonly IncomingSection[] }
  | { readonly step: 'applied'; readonly changes: number; readonly takeBack: TakeBack }
  | { readonly step: 'told'; readonly message: string };

/** The import that was begun last, and where: a section's name in the backup, or `all`. */
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
      : { step: 'told', message: incoming.message },
  });
}

export function apply(scope: string, sections: readonly IncomingSection[]): void {
  const applied = applyBackup(sections);
  const changes = countChanges(sections);
  $import.set({
    scope,
    state: applied.ok
      ? { step: 'applied', changes, takeBack: applied.value }
      : { step: 'told', message: 'Nothing was imported, because it could not all be saved.' },
  });
}

export function takeBack(scope: string, act: TakeBack): void {
  const message = act().ok
    ? 'The import was taken back. Records that were changed since have stayed.'
    : 'The import could not be taken back, because the browser would not save that.';
  $import.set({ scope, state: { step: 'told', message } });
}

export function closeImport(): void {
  $import.set({ scope: 'all', state: { step: 'idle' } });
}

/** How many records an import adds or replaces. */
export function countChanges(sections: readonly IncomingSection[]): number {
  return sections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);
}
