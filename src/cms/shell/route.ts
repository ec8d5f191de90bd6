import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import { confirmLeave } from '../editing/unsaved';
import { sectionAt, sectionPath } from './section';

/** The section that is shown; undefined is the dashboard's home. */
export const $section = atom<string | undefined>(undefined);

/** The entry of the history that belongs to the section shown. */
let entry: string | undefined;

/**
 * Takes the section from the address and follows the back and forward buttons until the returned function
 * is called.
 */
export function followAddress(): () => void {
  const onPopState = () => {
    if (sectionAt(location.pathname) === $section.get()) readAddress();
    else if (confirmLeave()) show();
    else returnToShown();
  };
  readAddress();
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Goes to a section without a reload, unless the person would rather keep what is typed. */
export function goTo(id: string | undefined, place = ''): void {
  if (id === $section.get() || !confirmLeave()) return;
  history.pushState(null, '', sectionPath(id) + place);
  show();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Undoes a step that the person has refused; `popstate` fires only after the browser has moved. The entry is
 * found by its key, not by counting, because another step may be pending. Without the Navigation API the
 * address comes back as a new entry, and the entries after it are lost.
 */
function returnToShown(): void {
  const navigation = findNavigation();
  if (!navigation || !entry) {
    history.pushState(null, '', sectionPath($section.get()));
    return;
  }
  const { committed, finished } = navigation.traverseTo(entry);
  // Another step of the person interrupts this one. Its own `popstate` follows.
  for (const done of [committed, finished]) done?.catch(() => {});
}

/** Firefox before 147 and Safari before 26.2 have no Navigation API. */
function findNavigation(): Navigation | undefined {
  return window.navigation;
}

function readAddress(): void {
  entry = findNavigation()?.currentEntry?.key;
  $section.set(sectionAt(location.pathname));
}

function show(): void {
  flushSync(readAddress);
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
