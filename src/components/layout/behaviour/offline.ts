/** The offline worker, late and only where the site wants one. Visitors who ask for little data get none. */
import { offline } from '~/config/site';
import { whenQuiet } from './quiet';

const start = async () => (await import('./register')).register();

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

if (offline && import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData)
  whenQuiet(start);
