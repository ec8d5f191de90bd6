import { useLayoutEffect } from 'react';
import { $undoOffer } from '../editing/undo';
import { $unsaved } from '../editing/unsaved';
import { allEditors } from '../editors';
import { $pasted } from '../editors/pasted-text';
import { $problems } from '../list/problem';
import { useDerived } from './use-derived';

const memoryLists = allEditors
  .filter(({ store }) => store.keptIn === 'memory')
  .map(({ store }) => store.$records);

const stores = [$unsaved, $undoOffer, $pasted, $problems, ...memoryLists];

const wouldLoseData = () =>
  $unsaved.get() ||
  $undoOffer.get()?.steps[0]?.kind === 'draft' ||
  $pasted.get().text !== '' ||
  $problems.get().some(({ fault }) => fault === 'lost') ||
  memoryLists.some(($records) => $records.get().length > 0);

/** Makes the browser ask before the user leaves the page and loses data. */
export function useLeaveWarning(): void {
  const isNeeded = useDerived(stores, wouldLoseData);
  useLayoutEffect(() => {
    // Listen only if needed, because the listener can disable the back-forward cache.
    if (!isNeeded) return;
    let opensApp = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!opensApp) event.preventDefault();
    };
    // Browsers also ask before they open a mail or phone app, although the page stays open.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      opensApp = /^(mailto|tel):/.test(link?.href ?? '');
      setTimeout(() => {
        opensApp = false;
      });
    };
    const listeners = new AbortController();
    window.addEventListener('beforeunload', ask, { signal: listeners.signal });
    window.addEventListener('click', onClick, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isNeeded]);
}
