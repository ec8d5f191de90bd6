/** For how long a page that never rests is waited for, in ms. */
const longestWait = 5_000;

/**
 * Calls `start` once the page has loaded, has been painted and has nothing to do: what nobody waits for must not
 * share the line with what is seen. Where a browser does not tell its paints, the load will do. What fails, be it
 * that a blocker keeps the script away or that the visitor is off to the next page, fails in silence.
 */
export function whenQuiet(start: () => Promise<void>): void {
  const run = () => void start().catch(() => {});
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
    else setTimeout(run);
  };
  const afterPaint = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      whenIdle();
    });
    if (PerformanceObserver.supportedEntryTypes.includes('paint'))
      observer.observe({ type: 'paint', buffered: true });
    else whenIdle();
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}
