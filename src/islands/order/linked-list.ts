import { useEffect, useState } from 'react';
import { type LinkedList, readListHash } from '~/domain/order/list';

/** The list of the URL, until it is answered. */
export function useLinkedList() {
  const [list, setList] = useState<LinkedList>();

  useEffect(() => {
    const read = () => setList(readListHash(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  /** Removes the list from the URL, so that a reload does not ask again. */
  function answer() {
    history.replaceState(history.state, '', location.pathname + location.search);
    setList(undefined);
  }

  return { list, answer };
}
