import { isObject } from '../is-object';
import { isPackKey, isQuantity, writeListHash } from './list';
import { cleanName } from './query';

/** A list that the visitor keeps in the browser. Its name is unique, ignoring case. */
export interface KeptList {
  name: string;
  /** The fragment of its link: `'#list=101:500:3'`. Any other text is an entry that is no list. */
  link: string;
}

export const longestName = 60;

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

/** Decodes stored lists. Keeps what is unreadable as the link of a list. Never throws. */
export function decodeLists(text: string | null): KeptList[] {
  const stored = parse(text ?? '[]');
  return nameApart((Array.isArray(stored) ? stored : [stored]).map(readList));
}

/**
 * Adds the lists that an earlier release has stored, unless they are kept already. They come first, because only a
 * page from a cache writes them.
 * @param text `'{"lists":[{"name":"Weekly","items":[{"pack":"101:500","quantity":3}]}]}'`
 */
export function addFormer(lists: readonly KeptList[], text: string): KeptList[] {
  const stored = parse(text);
  const entries = isObject(stored) && Array.isArray(stored.lists) ? stored.lists : [stored];
  const isKept = ({ name, link }: KeptList) => lists.some((list) => list.name === name && list.link === link);
  return nameApart([...entries.map(readFormer).filter((list) => !isKept(list)), ...lists]);
}

function readList(stored: unknown): KeptList {
  const { name, link } = isObject(stored) ? stored : {};
  if (typeof name === 'string' && cleanListName(name) && typeof link === 'string')
    return { name: cleanListName(name), link };
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  return { name: cleanListName(text) || '?', link: text };
}

function readFormer(stored: unknown): KeptList {
  const { name, items } = isObject(stored) ? stored : {};
  if (!Array.isArray(items)) return readList(stored);
  const packs = items.flatMap((item) => {
    const { pack, quantity } = isObject(item) ? item : {};
    return isPackKey(pack) && typeof quantity === 'number' && isQuantity(quantity) ? { pack, quantity } : [];
  });
  const isWhole = packs.length > 0 && packs.length === items.length;
  // What is no pack follows the others, where reading ends.
  const rest = isWhole ? '' : ` ${JSON.stringify(items)}`;
  return readList({ name: name || '?', link: writeListHash(packs) + rest });
}

/** Gives lists of the same name different ones. The last keeps its name. */
function nameApart(lists: readonly KeptList[]): KeptList[] {
  const named: KeptList[] = [];
  for (const list of [...lists].reverse()) named.push({ ...list, name: freeName(named, list.name) });
  return named.reverse();
}

/** Returns the text itself if it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
