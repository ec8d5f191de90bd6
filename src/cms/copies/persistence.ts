import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';

/** True if the browser has promised not to delete the data by itself. Undefined before it was asked. */
export const $isPersistent = atom<boolean | undefined>(undefined);

/** Asks the browser to keep the data once there is a record. Returns a function that stops this. */
export function askForPersistence(editors: readonly EditorDefinition[]): () => void {
  const storage: StorageManager | undefined = navigator.storage;
  let isAsked = false;
  const ask = () => {
    if (isAsked || editors.every(({ store }) => store.$records.get().length === 0)) return;
    isAsked = true;
    storage?.persist().then($isPersistent.set, () => $isPersistent.set(false));
  };
  storage?.persisted().then((isPersistent) => isPersistent && $isPersistent.set(true), ask);
  const stops = editors.map(({ store }) => store.$records.subscribe(ask));
  return () => stops.forEach((stop) => void stop());
}
