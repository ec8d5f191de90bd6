/** Starts what can wait until the page is idle: the web-performance metrics and the offline worker. */
import { offline } from '~/config/site';

/** Milliseconds after which a page that is never idle counts as idle. */
const maxWait = 5_000;

/** Ignores failures: a blocker may stop a script, or the visitor has left the page. */
function start(): void {
  import('./web-vitals').catch(() => {});
  if (offline && import.meta.env.PROD && 'serviceWorker' in navigator)
    import('./register-worker').catch(() => {});
}

function wait(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: maxWait });
  else setTimeout(start);
}

// Not before the page has loaded, so that nothing delays the first view.
if (document.readyState === 'complete') wait();
else addEventListener('load', wait);
