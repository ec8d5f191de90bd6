/**
 * Work that waits until the page is painted and idle. Lays out the parts below the first view (`later`) for
 * full-page screenshots, reader modes and `innerText`. One part at a time, because several block a slow
 * phone.
 */
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
});
