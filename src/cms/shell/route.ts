import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import { $undoOffer } from '../editing/undo';
import { sectionAt, sectionPath } from './section';

/** The current section. Undefined means the dashboard's home. */
export const $section = atom<string | undefined>(undefined);

/** Keeps `$section` in sync with the URL and the browser's history. Returns a function that stops this. */
export function syncWithHistory(): () => void {
  $section.set(sectionAt(location.pathname));
  window.addEventListener('popstate', showSection);
  return () => window.removeEventListener('popstate', showSection);
}

/** Navigates to a section without a reload. */
export function goTo(id: string | undefined, hash = ''): void {
  if (id === $section.get()) return;
  history.pushState(null, '', sectionPath(id) + hash);
  showSection();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function showSection(): void {
  const section = sectionAt(location.pathname);
  // The browser also reports a new fragment.
  if (section === $section.get()) return;
  $undoOffer.set(undefined);
  flushSync(() => $section.set(section));
  // A new record's form has taken the focus.
  if (!document.activeElement?.closest('form'))
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
