import { type RefObject, useEffect, useRef } from 'react';

/** Tells `client:interaction` that React answers now: a click kept so far is given. */
export function useReady<Element extends HTMLElement>(): RefObject<Element | null> {
  const root = useRef<Element>(null);
  useEffect(() => root.current?.closest('astro-island')?.setAttribute('data-ready', ''), []);
  return root;
}
