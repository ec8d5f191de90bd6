/** How long to wait for a page that is never idle, in ms. */
const longestWait = 5_000;

/**
 * Calls `start` once the page has loaded, has been painted and is idle, so that it does not slow down what is seen.
 * Without paint timing the load is enough. A failure is ignored: a blocker may stop the script, or the visitor has
 * left the page.
 */
export function whenIdle(start: () => Promise<void>): void {
  const run = () => void start().catch(() => {});
  const waitForIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
    else setTimeout(run);
  };
  const afterPaint = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      waitForIdle();
    });
    if (PerformanceObserver.supportedEntryTypes.includes('paint'))
      observer.observe({ type: 'paint', buffered: true });
    else waitForIdle();
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}
