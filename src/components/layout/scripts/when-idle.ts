/** Milliseconds after which a page that is never idle counts as idle. */
const maxWait = 5_000;

/** Calls `run` when the browser is idle. */
function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: maxWait });
  else setTimeout(run);
}

/**
 * Calls `start` once the page is shown, has loaded and is idle, so that it does not delay the first view. Ignores
 * failures: a blocker may stop the script, or the visitor has left the page.
 */
export function whenIdle(start: () => Promise<unknown>): void {
  const wait = () => onIdle(() => void start().catch(() => {}));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
