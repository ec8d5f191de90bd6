import { atom, computed } from 'nanostores';
import { isObject } from '~/domain/is-object';
import { openDatabase } from '../copies/database';
import { draftOwner, findClosedTabs } from '../copies/other-tabs';
import { runSerially } from '../copies/tasks';
import type { StoredRecord } from '../list/record';
import { decodeRecord } from '../record/stored';
import { isIdentified } from '../storage/decode';
import { isShape, isText, type TypeGuard } from '../storage/shape';

/** What is typed in a form and not saved. */
export interface Draft {
  /** The record as it was when its form opened. */
  readonly record: StoredRecord<object> | undefined;
  /** The form reads a pasted text. */
  readonly isPasting: boolean;
  /** What the form holds. */
  readonly draft: object;
}

type Drafts = ReadonlyMap<string, Draft>;

/** The drafts of this tab, by keys that begin with the one of their list. */
export const $drafts = atom<Drafts>(new Map());

/** The drafts that the database has. */
const $written = atom<Drafts>(new Map());

/** True while the database lacks a draft, which a closed page would lose. */
export const $isDraftAtRisk = computed([$drafts, $written], (drafts, written) =>
  [...drafts].some(([key, draft]) => written.get(key) !== draft),
);

export const draftKeyOf = (list: string, { record, isPasting }: Omit<Draft, 'draft'>): string =>
  `${list}/${record?.id ?? (isPasting ? 'pasted' : 'new')}`;

/** Returns the key of the list to which a draft belongs. */
const listOf = (key: string) => key.slice(0, key.indexOf('/'));

export const draftsOf = (drafts: Drafts, ...lists: readonly (string | undefined)[]): [string, Draft][] =>
  [...drafts].filter(([key]) => lists.includes(listOf(key)));

const writtenKeyOf = (key: string) => `${key}/${draftOwner}`;

const write = runSerially(async () => {
  const database = await openDatabase();
  const drafts = $drafts.get();
  for (const key of new Set([...$written.get().keys(), ...drafts.keys()])) {
    const draft = drafts.get(key);
    if (draft === $written.get().get(key)) continue;
    if (draft) await database.put('drafts', { ...draft, tab: draftOwner }, writtenKeyOf(key));
    else await database.delete('drafts', writtenKeyOf(key));
    $written.set(withDraft($written.get(), key, draft));
  }
});

function withDraft(drafts: Drafts, key: string, draft: Draft | undefined): Drafts {
  const others = [...drafts].filter(([other]) => other !== key);
  return new Map(draft ? [...others, [key, draft]] : others);
}

function setDrafts(drafts: Drafts): void {
  $drafts.set(drafts);
  // Without the database, drafts live as long as the page.
  write().catch(() => {});
}

/** Keeps a draft in place of the one at its key. Undefined removes that. */
export const putDraft = (key: string, draft: Draft | undefined): void =>
  setDrafts(withDraft($drafts.get(), key, draft));

/** Returns a key for a draft at which there is none. */
export function freeKey(drafts: Drafts, key: string): string {
  if (!drafts.has(key)) return key;
  let number = 2;
  while (drafts.has(`${key}/${number}`)) number += 1;
  return `${key}/${number}`;
}

const isBoolean: TypeGuard<boolean> = (value) => typeof value === 'boolean';
const isWritten = isShape<Omit<Draft, 'record'> & { tab: string; record: object | undefined }>({
  tab: isText,
  record: (value): value is object | undefined => value === undefined || isObject(value),
  isPasting: isBoolean,
  draft: (value): value is object => isObject(value),
});

/** Takes over the drafts of tabs that have closed since. Each goes to one tab. */
const adoptDrafts = runSerially(async () => {
  const database = await openDatabase();
  const isClosed = await findClosedTabs();
  const transaction = database.transaction('drafts', 'readwrite');
  const { store } = transaction;
  const drafts = new Map($drafts.get());
  const own = new Set([...$written.get().keys(), ...drafts.keys()].map(writtenKeyOf));
  const adopted = new Map<string, Draft>();
  const [oldKeys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  for (const [index, oldKey] of oldKeys.entries()) {
    const value = values[index];
    if (own.has(oldKey) || !isWritten(value) || !isClosed(value.tab)) continue;
    const { tab: _, record, ...rest } = value;
    // Earlier releases gave no ids to records in memory, and had records as they are stored.
    const read = record && 'siteFields' in rest.draft ? decodeRecord(listOf(oldKey), record) : record;
    const draft = { ...rest, record: isIdentified(read) ? read : undefined };
    const key = freeKey(drafts, draftKeyOf(listOf(oldKey), draft));
    drafts.set(key, draft);
    adopted.set(key, draft);
    await store.delete(oldKey);
  }
  for (const [key, draft] of adopted) await store.put({ ...draft, tab: draftOwner }, writtenKeyOf(key));
  await transaction.done;
  if (adopted.size === 0) return;
  const all = new Map($drafts.get());
  // Meanwhile the user may have begun one.
  for (const [key, draft] of adopted) all.set(freeKey(all, key), draft);
  $written.set(new Map([...adopted, ...$written.get()]));
  setDrafts(all);
});

/** Takes over drafts now, and whenever the page is shown again. Returns a function that stops this. */
export function watchClosedTabs(): () => void {
  const adopt = () => void adoptDrafts().catch(() => {});
  adopt();
  document.addEventListener('visibilitychange', adopt);
  return () => document.removeEventListener('visibilitychange', adopt);
}
