import { computed } from 'nanostores';
import { allEditors } from '../editors';
import { $isDraftAtRisk } from '../form/drafts';
import { $problems } from '../list/problem';

const memoryLists = allEditors
  .filter(({ store }) => store.keptIn === 'memory')
  .map(({ store }) => store.$records);

const $wouldLoseData = computed(
  [$isDraftAtRisk, $problems, ...memoryLists],
  (isDraftAtRisk, problems, ...lists) =>
    isDraftAtRisk ||
    problems.some(({ fault }) => fault === 'lost') ||
    lists.some((records) => records.length > 0),
);

/** Makes the browser ask before the user leaves the page and loses data. Returns a function that stops this. */
export function warnBeforeLoss(): () => void {
  let listeners: AbortController | undefined;
  const unsubscribe = $wouldLoseData.subscribe((isNeeded) => {
    listeners?.abort();
    // Listen only if needed, because the listener can disable the back-forward cache.
    if (!isNeeded) return;
    listeners = new AbortController();
    let opensApp = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!opensApp) event.preventDefault();
    };
    // Browsers also ask before they open a mail or phone app, although the page stays open. Firefox asks after the click.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      opensApp = /^(mailto|tel):/.test(link?.href ?? '');
      setTimeout(() => {
        opensApp = false;
      }, 1000);
    };
    window.addEventListener('beforeunload', ask, { signal: listeners.signal });
    window.addEventListener('click', onClick, { signal: listeners.signal });
  });
  return () => {
    unsubscribe();
    listeners?.abort();
  };
}
