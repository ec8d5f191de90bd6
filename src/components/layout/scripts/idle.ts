/**
 * Work that waits until the page is painted and idle. Lays out the parts below the first view (`later`) for
 * full-page screenshots, reader modes and `innerText`. One part at a time, because several block a slow
 * phone. Loads the font of Nepali names, which would delay the first paint. Until then, and without scripts,
 * names use a system font.
 */
import { onIdle, whenIdle } from './when-idle';

function layOut(parts: Element[]): void {
  parts.shift()?.classList.remove('later');
  if (parts.length > 0) onIdle(() => layOut(parts));
}

whenIdle(async () => {
  // `lib/fonts/faces` writes the rule.
  document.documentElement.dataset.native = '';
  // In a separate task, because the names and the first part, the drawer, would block a slow phone together.
  onIdle(() => layOut([...document.querySelectorAll('.later')]));
});
