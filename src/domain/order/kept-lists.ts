import { isObject } from '../is-object';
import { isPackKey, isQuantity, type ListItem, mostPacks } from './list';
import { cleanName } from './query';

/** A list that the visitor keeps in the browser. Its name is unique, ignoring case. */
export interface KeptList {
  name: string;
  items: ListItem[];
}

export interface KeptLists {
  lists: KeptList[];
  /** `damaged`: some of the text is unreadable. `newer`: a newer release wrote it. */
  fault?: 'damaged' | 'newer';
}

export const mostLists = 30;
export const longestName = 60;

/** Version of the stored format. A change of the format raises it and reads the former versions too. */
const version = 1;

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Cleans and shortens the name of a list. */
export const cleanListName = (name: string): string => cleanName(name, longestName);

/** Returns the name, with a number if another list has it: `'Weekly (2)'`. */
export function freeName(lists: readonly KeptList[], name: string): string {
  const isTaken = (tried: string) => lists.some((list) => isSameName(list.name, tried));
  let count = 1;
  let free = name;
  while (isTaken(free)) {
    count += 1;
    free = `${name} (${count})`;
  }
  return free;
}

/** Adds a list as the first. Replaces the one of the same name in its place. */
export function keepList(lists: readonly KeptList[], list: KeptList): KeptList[] {
  const isKept = lists.some(({ name }) => isSameName(name, list.name));
  return isKept ? lists.map((other) => (isSameName(other.name, list.name) ? list : other)) : [list, ...lists];
}

export const encodeLists = (lists: readonly KeptList[]): string => JSON.stringify({ version, lists });

/** Decodes stored lists. Keeps every valid list and item. Never throws. */
export function decodeLists(text: string | null): KeptLists {
  if (text === null) return { lists: [] };
  const stored = parse(text);
  if (!isObject(stored) || !Array.isArray(stored.lists)) return { lists: [], fault: 'damaged' };
  if (Number(stored.version) > version) return { lists: [], fault: 'newer' };
  const lists: KeptList[] = [];
  for (const list of stored.lists.flatMap(readList))
    if (!lists.some(({ name }) => isSameName(name, list.name))) lists.push(list);
  const isWhole = countItems(lists) === countItems(stored.lists) && lists.length === stored.lists.length;
  return isWhole && stored.version === version ? { lists } : { lists, fault: 'damaged' };
}

function readList(stored: unknown): KeptList[] {
  if (!isObject(stored) || typeof stored.name !== 'string' || !Array.isArray(stored.items)) return [];
  const name = cleanListName(stored.name);
  const items = stored.items.flatMap(readItem).slice(0, mostPacks);
  return name && items.length > 0 ? [{ name, items }] : [];
}

function readItem(stored: unknown): ListItem[] {
  if (!isObject(stored)) return [];
  const { pack, quantity, name, price } = stored;
  if (!isPackKey(pack) || typeof quantity !== 'number' || !isQuantity(quantity)) return [];
  return [
    {
      pack,
      quantity,
      ...(typeof name === 'string' && { name: cleanName(name) }),
      ...(typeof price === 'number' && price > 0 && { price }),
    },
  ];
}

const countItems = (lists: readonly unknown[]) =>
  lists.reduce<number>(
    (sum, list) => sum + (isObject(list) && Array.isArray(list.items) ? list.items.length : 0),
    0,
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
