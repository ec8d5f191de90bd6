import { isObject } from '~/domain/is-object';
import { openDatabase } from '../copies/database';
import { findOtherTabs, tabName } from '../copies/other-tabs';
import { runSerially } from '../copies/run-serially';
import type { StoredRecord } from '../list/record';
import { isIdentified } from '../storage/decode';
import { isShape, isText, type TypeGuard } from '../storage/shape';

/** A form and what is typed in it. */
export interface TypedForm {
  readonly record: StoredRecord<object> | undefined;
  readonly isOpen: boolean;
  readonly isPasting: boolean;
  readonly draft: object;
}

const isBoolean: TypeGuard<boolean> = (value) => typeof value === 'boolean';
const isTyped = isShape<Omit<TypedForm, 'record'> & { tab: string; record: object | undefined }>({
  tab: isText,
  record: (value): value is object | undefined => value === undefined || isObject(value),
  isOpen: isBoolean,
  isPasting: isBoolean,
  draft: (value): value is object => isObject(value),
});

/** Forms to write, by key. */
const latest = new Map<string, TypedForm | undefined>();

const keyOf = (editor: string) => `${editor}/${tabName}`;

const write = runSerially(async () => {
  const database = await openDatabase();
  for (const [key, form] of [...latest]) {
    latest.delete(key);
    if (form) await database.put('drafts', { ...form, tab: tabName }, key);
    else await database.delete('drafts', key);
  }
});

/** Keeps what this tab types in the form of an editor for after a crash. Undefined forgets it. */
export function keepTyped(editor: string, form: TypedForm | undefined): void {
  latest.set(keyOf(editor), form);
  // The form itself still has the text.
  write().catch(() => {});
}

/** Returns the key of what was typed in the form of an editor in a tab that has closed since. */
export async function findTyped(editor: string): Promise<string | undefined> {
  try {
    const keys = await (await openDatabase()).getAllKeys('drafts');
    const open = [tabName, ...(await findOtherTabs())];
    return keys.find((key) => key.startsWith(`${editor}/`) && !open.some((tab) => key.endsWith(`/${tab}`)));
  } catch {
    return undefined;
  }
}

/** Reads a form that was found. Undefined if its entry is unreadable, or another tab has opened it meanwhile. */
export async function readTyped(key: string): Promise<TypedForm | undefined> {
  const typed: unknown = await (await openDatabase()).get('drafts', key);
  // Earlier releases gave no ids to records in memory.
  return isTyped(typed)
    ? { ...typed, record: isIdentified(typed.record) ? typed.record : undefined }
    : undefined;
}

/** Removes the entry of a form that was found. What is typed now is written before. */
export function forgetTyped(key: string): void {
  latest.set(key, undefined);
  write().catch(() => {});
}
