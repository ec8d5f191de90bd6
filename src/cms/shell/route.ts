import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import { $undoOffer } from '../editing/undo';
import { confirmLeave } from '../editing/unsaved';
import { sectionAt, sectionPath } from './section';

/** The current section. Undefined means the dashboard's home. */
export const $section = atom<string | undefined>(undefined);

/** Navigation API key of the current section's history entry. */
let historyKey: string | undefined;

/** Keeps `$section` in sync with the URL and the browser's history. Returns a function that stops this. */
export function syncWithHistory(): () => void {
  const onPopState = () => {
    if (sectionAt(location.pathname) === $section.get()) readUrl();
    else if (confirmLeave()) showSection();
    else returnToSection();
  };
  readUrl();
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Navigates to a section without a reload. Asks first if there are unsaved changes. */
export function goTo(id: string | undefined, hash = ''): void {
  if (id === $section.get() || !confirmLeave()) return;
  history.pushState(null, '', sectionPath(id) + hash);
  showSection();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Undoes a history step that the user has refused, because `popstate` fires only after the browser has moved.
 * The entry is found by its key, not by counting, because another step may be pending. Without the Navigation
 * API the URL is pushed as a new entry, and later entries are lost.
 */
function returnToSection(): void {
  const navigation = findNavigation();
  if (!navigation || !historyKey) {
    history.pushState(null, '', sectionPath($section.get()));
    return;
  }
  const { committed, finished } = navigation.traverseTo(historyKey);
  // Another step of the user can interrupt this one. It fires its own `popstate`.
  for (const done of [committed, finished]) done?.catch(() => {});
}

/** Firefox before 147 and Safari before 26.2 have no Navigation API. */
function findNavigation(): Navigation | undefined {
  return window.navigation;
}

function readUrl(): void {
  historyKey = findNavigation()?.currentEntry?.key;
  $section.set(sectionAt(location.pathname));
}

function showSection(): void {
  $undoOffer.set(undefined);
  flushSync(readUrl);
  // A new record's form has taken the focus.
  if (!document.activeElement?.closest('form'))
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
