/** Loads the web-performance metrics when the page is idle. */
import { whenIdle } from './when-idle';

whenIdle(() => import('./web-vitals'));
