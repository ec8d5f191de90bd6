import type { RefObject } from 'react';

/** Smooth, unless the visitor asked for reduced motion. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** The element that scrolls. It comes with the carousel's slot, so React does not render it. */
export function findTrack(root: RefObject<Element | null>): Element | undefined {
  return root.current?.querySelector('[data-track]') ?? undefined;
}
