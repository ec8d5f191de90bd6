import { isObject } from '~/domain/is-object';
import { findOtherTabs, tabName } from '../backup/other-tabs';
import { isShape, isText, type TypeGuard } from '../storage/shape';
import { openDatabase } from '../versions/database';
import { runSerially } from '../versions/run-serially';

/** A form and what is typed in it. */
export interface TypedForm {
  readonly record: object | undefined;
  readonly isOpen: boolean;
  readonly isPasting: boolean;
  readonly draft: object;
}

const isBoolean: TypeGuard<boolean> = (value) => typeof value === 'boolean';
const isTyped = isShape<TypedForm & { tab: string }>({
  tab: isText,
  record: (value): value is object | undefined => value === undefined || isObject(value),
  isOpen: isBoolean,
  isPasting: isBoolean,
  draft: (value): value is object => isObject(value),
});

/** What is to be written last, by editor. */
const latest = new Map<string, TypedForm | undefined>();

const write = runSerially(async () => {
  const database = await openDatabase();
  for (const [key, form] of [...latest]) {
    latest.delete(key);
    if (form) await database.put('drafts', { ...form, tab: tabName }, key);
    else await database.delete('drafts', key);
  }
});

/** Keeps what is typed in the form of an editor for after a crash. Undefined forgets it. */
export function keepTyped(key: string, form: TypedForm | undefined): void {
  latest.set(key, form);
  // The form itself still has the text.
  write().catch(() => {});
}

/** Returns what was typed in the form of an editor before a crash or reload, unless another tab has it open. */
export async function findTyped(key: string): Promise<TypedForm | undefined> {
  try {
    const typed: unknown = await (await openDatabase()).get('drafts', key);
    if (!isTyped(typed) || typed.tab === tabName) return undefined;
    return (await findOtherTabs()).includes(typed.tab) ? undefined : typed;
  } catch {
    return undefined;
  }
}
