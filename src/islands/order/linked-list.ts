import { useEffect, useState } from 'react';
import { type ListItem, readListHash } from '~/domain/order/list';

/** The list of the address, until it is answered. It has no items if the address is unreadable. */
export function useLinkedList() {
  const [items, setItems] = useState<ListItem[]>();

  useEffect(() => {
    const read = () => setItems(readListHash(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  /** Removes the list from the address, so that a reload does not ask again. */
  function answer() {
    history.replaceState(history.state, '', location.pathname + location.search);
    setItems(undefined);
  }

  return { items, answer };
}
