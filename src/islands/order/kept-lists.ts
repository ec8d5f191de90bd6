import { useCallback, useEffect, useState } from 'react';
import { storedName } from '~/config/base';
import { addFormer, decodeLists, type KeptList, mostLists } from '~/domain/order/kept-lists';

const listsKey = storedName('order-list-links');
/** The key of an earlier release, whose pages may still come from a cache. */
const formerKey = storedName('order-lists');
export const listKeys = [listsKey, formerKey];

/** Why kept lists did not change. `full`: there are too many. */
type ListFault = 'refused' | 'full';

export type ChangeLists = (change: (lists: readonly KeptList[]) => KeptList[]) => ListFault | undefined;

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
function changeLists(change: Parameters<ChangeLists>[0]): ListFault | undefined {
  const lists = loadLists();
  const next = change(lists);
  if (next.length > Math.max(mostLists, lists.length)) return 'full';
  try {
    if (next.length > 0) localStorage.setItem(listsKey, JSON.stringify(next));
    else localStorage.removeItem(listsKey);
    return undefined;
  } catch {
    return 'refused';
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
    const fault = changeLists(next);
    setLists(loadLists());
    return fault;
  }, []);

  return { lists, change };
}
