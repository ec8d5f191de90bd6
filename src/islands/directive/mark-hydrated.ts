import { type RefObject, useEffect, useRef } from 'react';

/** Tells `client:interaction` that React answers from now on: a captured click is given to it. */
export function useHydrationMark<Element extends HTMLElement>(): RefObject<Element | null> {
  const root = useRef<Element>(null);
  useEffect(() => {
    const island = root.current?.closest('astro-island');
    island?.setAttribute('data-hydrated', '');
    // Once React is done with what it does at this moment.
    queueMicrotask(() => island?.dispatchEvent(new Event('hydrated')));
  }, []);
  return root;
}
