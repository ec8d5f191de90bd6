import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { isListOf, isShape, isText } from '../storage/shape';
import { siteIdOf } from '../storage/site-record';
import { browserStorage } from '../stores/environment';
import { report } from '../stores/problem';

const storageKey = 'site-ids';

const isStored = isShape<Record<string, unknown>>({});
const isIds = isListOf(isText);

/** Ids of lists that a reload empties. */
const inMemory = new Map<string, readonly string[]>();

function readStored(): Record<string, unknown> {
  const read = browserStorage.read(storageKey);
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
export function loadedIds({ key, store }: EditorDefinition): readonly string[] | undefined {
  if (store.keptIn === 'memory') return inMemory.get(key);
  const ids = readStored()[key];
  return isIds(ids) ? ids : undefined;
}

/** Changes whenever ids are stored. */
export const $idChanges = atom(0);

function storeIds({ key, store }: EditorDefinition, ids: readonly string[] | undefined): void {
  if (store.keptIn === 'storage') {
    const written = browserStorage.write(storageKey, JSON.stringify({ ...readStored(), [key]: ids }));
    if (!written.ok) report({ key, fault: written.fault });
  } else if (ids) inMemory.set(key, ids);
  else inMemory.delete(key);
  $idChanges.set($idChanges.get() + 1);
}

/** Stores the ids of the site's records that are or were here. Returns a function that undoes this. */
export function rememberIds(editor: EditorDefinition, onSite: readonly string[]): () => void {
  const before = loadedIds(editor);
  const known = new Set([...(before ?? []), ...editor.store.$records.get().map(siteIdOf)]);
  storeIds(
    editor,
    onSite.filter((id) => known.has(id)),
  );
  return () => storeIds(editor, before);
}

/** Returns true if the records from the site have another sequence than when they were loaded. */
export function isMoved(editor: EditorDefinition): boolean {
  const ids = loadedIds(editor) ?? [];
  const here = editor.store.$records.get().flatMap((record) => siteIdOf(record) ?? []);
  const remaining = ids.filter((id) => here.includes(id));
  return here.filter((id) => ids.includes(id)).join(' ') !== remaining.join(' ');
}
