/**
 * Work that waits until the page is painted and idle. Lays out the parts below the first view (`later`) for
 * full-page screenshots, reader modes and `innerText`. One part at a time, because several block a slow
 * phone. Loads the font of Nepali names, which would delay the first paint. Until then, and without scripts,
 * names use a system font.
 */
import { onIdle, whenIdle } from './when-idle';

/** A frame of so many milliseconds would delay a touch. The next part then waits for `rest` milliseconds. */
const longFrame = 50;
const rest = 1_000;

function layOut(parts: Element[]): void {
  parts.shift()?.classList.remove('later');
  if (parts.length === 0) return;
  requestAnimationFrame(() => {
    const start = performance.now();
    // Runs once the frame is laid out and painted.
    setTimeout(() => {
      const wait = performance.now() - start > longFrame ? rest : 0;
      setTimeout(() => onIdle(() => layOut(parts)), wait);
    });
  });
}

whenIdle(async () => {
  // `lib/fonts/faces` writes the rule.
  document.documentElement.dataset.native = '';
  // In a separate task, because the names and the first part, the drawer, would block a slow phone together.
  onIdle(() => layOut([...document.querySelectorAll('.later')]));
});
