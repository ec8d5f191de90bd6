import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../list/environment';
import { report } from '../list/problem';
import { keyOf } from '../record/stored';
import { isListOf, isShape, isText } from '../storage/shape';
import { memoryStorage } from '../storage/text-storage';

const storageKey = 'site-ids';

const isStored = isShape<Record<string, unknown>>({});
const isIds = isListOf(isText);

const storages = { storage: browserStorage, memory: memoryStorage() };

function readStored({ store }: EditorDefinition): Record<string, unknown> {
  const read = storages[store.keptIn].read(storageKey);
  try {
    const value: unknown = JSON.parse((read.ok && read.value) || '{}');
    return isStored(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Returns the ids of a list's records in their sequence on the site when it was last loaded. One of them that is not
 * here was deleted here. Another one is new on the site.
 */
export function loadedIds(editor: EditorDefinition): readonly string[] | undefined {
  const ids = readStored(editor)[editor.key];
  return isIds(ids) ? ids : undefined;
}

/** Changes whenever ids are stored. */
export const $idChanges = atom(0);

function storeIds(editor: EditorDefinition, ids: readonly string[] | undefined): void {
  const { key, store } = editor;
  const text = JSON.stringify({ ...readStored(editor), [key]: ids });
  const written = storages[store.keptIn].write(storageKey, text);
  if (!written.ok) report({ key, fault: written.fault });
  $idChanges.set($idChanges.get() + 1);
}

/** Stores the ids of the site's records that are or were here. Returns a function that undoes this. */
export function rememberIds(editor: EditorDefinition, onSite: readonly string[]): () => void {
  const before = loadedIds(editor);
  const known = new Set([...(before ?? []), ...editor.store.$records.get().map(keyOf)]);
  storeIds(
    editor,
    onSite.filter((id) => known.has(id)),
  );
  return () => storeIds(editor, before);
}

/** Returns true if the records from the site have another sequence than when they were loaded. */
export function isMoved(editor: EditorDefinition): boolean {
  const ids = loadedIds(editor) ?? [];
  const here = editor.store.$records.get().flatMap((record) => keyOf(record) ?? []);
  const remaining = ids.filter((id) => here.includes(id));
  return here.filter((id) => ids.includes(id)).join(' ') !== remaining.join(' ');
}
