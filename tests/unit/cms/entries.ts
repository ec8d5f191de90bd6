import type { EditorDefinition } from '~/cms/editor';
import { writeEntry } from '~/cms/storage/entry';

type Parts = Pick<EditorDefinition, 'codec' | 'store'>;

/** Makes a record of its specified form. */
export const readRecord = ({ codec }: Pick<Parts, 'codec'>, entry: object): object =>
  codec.decode?.(entry) ?? entry;

/** Adds a record in its specified form. */
export const addEntry = (editor: Parts, entry: object) => editor.store.add(readRecord(editor, entry));

/** Returns the records of a list in their specified form. */
export const entriesOf = ({ codec, store }: Parts): object[] =>
  store.$records.get().map((record) => writeEntry(codec, record));
