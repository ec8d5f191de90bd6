/**
 * Work that waits until the page is painted and idle. Lays out the parts below the first view (`later`) for
 * full-page screenshots, reader modes and `innerText`. One part at a time, because several block a slow
 * phone. Loads the font of Nepali names, which would delay the first paint. Until then, and without scripts,
 * names use a system font.
 */
import { nepaliFamily } from '~/config/fonts';
import { onIdle, whenIdle } from './when-idle';

/** Milliseconds until the next part. Before that, the browser still draws the last one, which makes frames long. */
const pause = 50;
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
      const wait = performance.now() - start > longFrame ? rest : pause;
      setTimeout(() => onIdle(() => layOut(parts)), wait);
    });
  });
}

whenIdle(async () => {
  onIdle(() => layOut([...document.querySelectorAll('.later')]));
  // Loaded before any name uses it. Otherwise names are laid out once with a system font and then again.
  await document.fonts.load(`1em ${nepaliFamily}`);
  // `lib/fonts/faces` writes the rule.
  document.documentElement.dataset.native = '';
});
