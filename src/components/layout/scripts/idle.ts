/**
 * What waits until the page has been painted and is idle. Parts below the first view (`later`) are laid out then, for
 * screenshots of whole pages, reader modes and `innerText`: one at a time, because four cards at once block a slow
 * phone for more than 50 ms. Nepali names get their font: fetched at once, its 24 KB delay the first paint of a slow phone
 * by 0.1 s (Lighthouse, price list: 1.02 s, else 0.89 s). Until then, and without scripts, they stand in the reader's own
 * Devanagari font.
 */
import { onIdle, whenIdle } from './when-idle';

function layOut(parts: Element[]): void {
  parts.shift()?.classList.remove('later');
  if (parts.length > 0) onIdle(() => layOut(parts));
}

whenIdle(async () => {
  // The rule is written by `lib/fonts/faces`.
  document.documentElement.dataset.native = '';
  // In a task of its own: the names and the drawer, the first part, block a slow phone for 60 ms together.
  onIdle(() => layOut([...document.querySelectorAll('.later')]));
});
