import { type RefObject, useEffect, useRef } from 'react';

/** Tells `client:interaction` that React answers from now on: a captured click is given to it. */
export function useHydrationMark<Element extends HTMLElement>(): RefObject<Element | null> {
  const root = useRef<Element>(null);
  useEffect(() => root.current?.closest('astro-island')?.setAttribute('data-hydrated', ''), []);
  return root;
}
