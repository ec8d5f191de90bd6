/**
 * Starts the offline worker when the page is idle, if the site has one, the visitor does not save data and the line is
 * good: it stores 38 KB of pages ahead. On a slow line a later visit starts it.
 */
import { offline } from '~/config/site';
import { whenIdle } from './when-idle';

interface Connection {
  saveData?: boolean;
  /** '4g' for all lines that are good; Firefox and Safari do not tell. */
  effectiveType?: string;
}

const { connection = {} } = navigator as Navigator & { connection?: Connection };
const isGood = !connection.saveData && (connection.effectiveType ?? '4g') === '4g';

if (offline && import.meta.env.PROD && 'serviceWorker' in navigator && isGood)
  whenIdle(() => import('./register-worker'));
