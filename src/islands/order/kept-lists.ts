import { useCallback, useEffect, useState } from 'react';
import { storedName } from '~/config/base';
import { addFormer, decodeLists, type KeptList } from '~/domain/order/kept-lists';

const listsKey = storedName('order-list-links');
/** The key of an earlier release, whose pages may still come from a cache. */
const formerKey = storedName('order-lists');
export const listKeys = [listsKey, formerKey];

/** Returns false if the browser stores nothing. */
export type ChangeLists = (change: (lists: readonly KeptList[]) => KeptList[]) => boolean;

/** Reads the kept lists. Refused storage has none. */
function loadLists(): KeptList[] {
  try {
    const lists = decodeLists(localStorage.getItem(listsKey));
    const former = localStorage.getItem(formerKey);
    return former === null ? lists : takeFormer(addFormer(lists, former));
  } catch {
    return [];
  }
}

/** Moves lists to their new key. They stay under the former one if storage is full. */
function takeFormer(lists: KeptList[]): KeptList[] {
  try {
    localStorage.setItem(listsKey, JSON.stringify(lists));
    localStorage.removeItem(formerKey);
  } catch {
    // The next reading tries again.
  }
  return lists;
}

/** Changes the lists as they are stored now, because another tab may have changed them. */
function changeLists(change: Parameters<ChangeLists>[0]): boolean {
  const next = change(loadLists());
  try {
    if (next.length > 0) localStorage.setItem(listsKey, JSON.stringify(next));
    else localStorage.removeItem(listsKey);
    return true;
  } catch {
    return false;
  }
}

/** The lists of this browser. Follows changes of other tabs. */
export function useKeptLists() {
  const [lists, setLists] = useState<readonly KeptList[]>([]);

  useEffect(() => {
    const read = () => setLists(loadLists());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);

  const change: ChangeLists = useCallback((next) => {
    const isStored = changeLists(next);
    setLists(loadLists());
    return isStored;
  }, []);

  return { lists, change };
}
