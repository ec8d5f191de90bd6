import { useCallback, useEffect, useState } from 'react';
import type { KeptLists } from '~/domain/order/kept-lists';
import { type ChangeLists, changeLists, loadLists } from './list-storage';

/** The lists of this browser. Follows changes of other tabs. */
export function useKeptLists() {
  const [kept, setKept] = useState<KeptLists>({ lists: [] });

  useEffect(() => {
    const read = () => setKept(loadLists());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);

  const change: ChangeLists = useCallback((next) => {
    const fault = changeLists(next);
    setKept(loadLists());
    return fault;
  }, []);

  return { ...kept, change };
}
