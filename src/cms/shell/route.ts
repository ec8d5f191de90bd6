import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import { type SectionId, sectionAt, sectionPath } from '../section';
import { confirmLeave } from '../stores/unsaved';

/** The section that is shown; undefined is the dashboard's home. */
export const $section = atom<SectionId | undefined>(undefined);

/** How far the page shown is from the first one, kept with each entry of the history. */
let place = 0;

/**
 * Takes the section from the address and follows the back and forward buttons until the returned function
 * is called. Where typed text would be lost and the person would rather stay, the step is taken back: the
 * browser has moved already when it tells.
 */
export function followAddress(): () => void {
  let isReturning = false;
  const onPopState = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const target = placeOf(event.state);
    if (!confirmLeave()) {
      isReturning = true;
      history.go(place - target);
      return;
    }
    place = target;
    show();
  };
  place = placeOf(history.state);
  history.replaceState({ place }, '');
  $section.set(sectionAt(location.pathname));
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Goes to a section without a reload, unless the person would rather keep what is typed. */
export function goTo(id: SectionId | undefined): void {
  if (id === $section.get() || !confirmLeave()) return;
  place += 1;
  history.pushState({ place }, '', sectionPath(id));
  show();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function show(): void {
  flushSync(() => $section.set(sectionAt(location.pathname)));
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

function placeOf(state: unknown): number {
  const kept = (state as { place?: unknown } | null)?.place;
  return typeof kept === 'number' ? kept : 0;
}
