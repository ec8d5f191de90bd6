import { useEffect } from 'react';
import { $unsaved } from '../editing/unsaved';
import { editors } from '../editors';

const memoryLists = editors
  .filter(({ store }) => store.keptIn === 'memory')
  .map(({ store }) => store.$records);

const stores = [$unsaved, ...memoryLists];

/** Whether closing or reloading the page would lose something. */
const wouldLose = () => $unsaved.get() || memoryLists.some(($records) => $records.get().length > 0);

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveWarning(): void {
  useEffect(() => {
    let isStaying = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStaying) event.preventDefault();
    };
    // Without a listener where nothing is lost, browsers may keep the page for the way back.
    const update = () => {
      if (wouldLose()) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    // Browsers also ask before they open a mail or phone program, although the page stays open.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      isStaying = /^(mailto|tel):/.test(link?.href ?? '');
      setTimeout(() => {
        isStaying = false;
      });
    };
    update();
    window.addEventListener('click', onClick);
    const stops = stores.map((store) => store.listen(update));
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('click', onClick);
    };
  }, []);
}
