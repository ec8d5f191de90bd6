import type { RefObject } from 'react';

/** Scrolls smoothly unless the visitor prefers reduced motion. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Finds the scrolling element. It is in the carousel's slot, which React does not render. */
export function findTrack(root: RefObject<Element | null>): Element | undefined {
  return root.current?.querySelector('[data-track]') ?? undefined;
}
