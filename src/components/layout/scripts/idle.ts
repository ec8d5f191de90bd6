/** Starts what can wait until the page is idle: the web-performance metrics and the offline worker. */
import { offline } from '~/config/site';

/** Milliseconds after which a page that is never idle counts as idle. */
const maxWait = 5_000;

interface Connection {
  saveData?: boolean;
  /** '4g' for every good connection. Undefined in Firefox and Safari. */
  effectiveType?: string;
}

/** The worker caches pages in advance, so it waits for a visit without the data saver on a good connection. */
function isWorkerWelcome(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const isGood = !connection.saveData && (connection.effectiveType ?? '4g') === '4g';
  return offline && import.meta.env.PROD && 'serviceWorker' in navigator && isGood;
}

/** Ignores failures: a blocker may stop a script, or the visitor has left the page. */
function start(): void {
  import('./web-vitals').catch(() => {});
  if (isWorkerWelcome()) import('./register-worker').catch(() => {});
}

function wait(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: maxWait });
  else setTimeout(start);
}

// Not before the page has loaded, so that nothing delays the first view.
if (document.readyState === 'complete') wait();
else addEventListener('load', wait);
