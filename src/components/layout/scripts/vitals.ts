/**
 * Web-performance metrics: each becomes a `web-vital` event on `window` and, in development, a line in the
 * console. They leave the page only when the build was given PUBLIC_VITALS_URL. The library is fetched when
 * the page is idle.
 */
import { whenIdle } from './when-idle';

const target: string | undefined = import.meta.env.PUBLIC_VITALS_URL;

const report = (metric: { name: string; value: number; rating: string; id: string }) => {
  const { name, value, rating, id } = metric;
  const detail = { name, value, rating, id };
  window.dispatchEvent(new CustomEvent('web-vital', { detail }));
  if (import.meta.env.DEV) console.info(`${name}: ${Math.round(value * 1000) / 1000} (${rating})`);
  if (target) navigator.sendBeacon(target, JSON.stringify({ ...detail, page: location.pathname }));
};

const start = async () => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
};

whenIdle(start);
