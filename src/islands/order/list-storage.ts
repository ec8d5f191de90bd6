import { storedName } from '~/config/base';
import {
  decodeLists,
  encodeLists,
  type KeptList,
  type KeptLists,
  mostLists,
} from '~/domain/order/kept-lists';

export const listsKey = storedName('order-lists');

/** Why kept lists did not change. `full`: there are too many. `newer`: a newer release wrote them. */
type ListFault = 'refused' | 'full' | 'newer';

export type ChangeLists = (change: (lists: readonly KeptList[]) => KeptList[]) => ListFault | undefined;

/** Reads the kept lists. Refused storage has none. */
export function loadLists(): KeptLists {
  try {
    return decodeLists(localStorage.getItem(listsKey));
  } catch {
    return { lists: [] };
  }
}

/** Changes the lists as they are stored now, because another tab may have changed them. */
export const changeLists: ChangeLists = (change) => {
  try {
    const text = localStorage.getItem(listsKey);
    const { lists, fault } = decodeLists(text);
    if (fault === 'newer') return 'newer';
    const next = change(lists);
    if (next.length > Math.max(mostLists, lists.length)) return 'full';
    if (fault && text !== null) copyUnreadable(text);
    const written = encodeLists(next);
    if (next.length > 0) localStorage.setItem(listsKey, written);
    else localStorage.removeItem(listsKey);
    return localStorage.getItem(listsKey) === (next.length > 0 ? written : null) ? undefined : 'refused';
  } catch {
    return 'refused';
  }
};

/** Copies an unreadable text before it is overwritten, once. */
function copyUnreadable(text: string): void {
  const start = `${listsKey}.unreadable-`;
  const copies = Object.keys(localStorage).filter((key) => key.startsWith(start));
  if (copies.some((key) => localStorage.getItem(key) === text)) return;
  localStorage.setItem(`${start}${Date.now()}`, text);
}
