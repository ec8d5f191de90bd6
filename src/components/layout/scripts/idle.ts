/** Lays out what waited below the first view (`later`), for screenshots of whole pages, reader modes and `innerText`. */
import { whenIdle } from './when-idle';

whenIdle(async () => {
  document.documentElement.dataset.idle = '';
});
