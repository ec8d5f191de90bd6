/** Starts the offline worker when the page is idle, if the site has one and the visitor does not save data. */
import { offline } from '~/config/site';
import { whenIdle } from './when-idle';

const start = async () => (await import('./register-worker')).register();

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

if (offline && import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData) whenIdle(start);
