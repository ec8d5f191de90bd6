import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useEffect } from 'react';
import { editors } from '../editors';
import { $unsaved } from '../stores/unsaved';

const memoryLists = editors
  .filter(({ store }) => store.keptIn === 'memory')
  .map(({ store }) => store.$records);

/** Whether closing or reloading the page would lose something. */
const $wouldLose = computed(
  [$unsaved, ...memoryLists],
  (isUnsaved, ...lists) => isUnsaved || lists.some((records) => records.length > 0),
);

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveWarning(): void {
  const wouldLose = useStore($wouldLose);
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
