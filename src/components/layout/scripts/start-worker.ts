/**
 * Starts the offline worker when the page is idle. Skips it on slow connections or with the data saver,
 * because it caches pages in advance. A later visit starts it then.
 */
import { offline } from '~/config/site';
import { whenIdle } from './when-idle';

interface Connection {
  saveData?: boolean;
  /** '4g' for every good connection. Undefined in Firefox and Safari. */
  effectiveType?: string;
}

const { connection = {} } = navigator as Navigator & { connection?: Connection };
const isGood = !connection.saveData && (connection.effectiveType ?? '4g') === '4g';

if (offline && import.meta.env.PROD && 'serviceWorker' in navigator && isGood)
  whenIdle(() => import('./register-worker'));
