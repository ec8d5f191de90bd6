import { useLayoutEffect } from 'react';
import { $undoOffer } from '../editing/undo';
import { $unsaved } from '../editing/unsaved';
import { editors } from '../editors';
import { useDerived } from './use-derived';

const memoryLists = editors
  .filter(({ store }) => store.keptIn === 'memory')
  .map(({ store }) => store.$records);

const stores = [$unsaved, $undoOffer, ...memoryLists];

/** Whether closing or reloading the page would lose something. */
const wouldLose = () =>
  $unsaved.get() ||
  Boolean($undoOffer.get()?.isPersistent) ||
  memoryLists.some(($records) => $records.get().length > 0);

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveWarning(): void {
  const isNeeded = useDerived(stores, wouldLose);
  useLayoutEffect(() => {
    // Without a listener where nothing is lost, browsers may keep the page for the way back.
    if (!isNeeded) return;
    let isStaying = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStaying) event.preventDefault();
    };
    // Browsers also ask before they open a mail or phone program, although the page stays open.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      isStaying = /^(mailto|tel):/.test(link?.href ?? '');
      setTimeout(() => {
        isStaying = false;
      });
    };
    const isOver = new AbortController();
    window.addEventListener('beforeunload', ask, { signal: isOver.signal });
    window.addEventListener('click', onClick, { signal: isOver.signal });
    return () => isOver.abort();
  }, [isNeeded]);
}
