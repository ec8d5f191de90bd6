/**
 * Dispatches each web-performance metric as a `web-vital` event on `window`, and logs it in development.
 * Sends metrics only if the build has PUBLIC_VITALS_URL.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

const target: string | undefined = import.meta.env.PUBLIC_VITALS_URL;

const report = ({
  name,
  value,
  rating,
  id,
}: Record<'name' | 'rating' | 'id', string> & { value: number }) => {
  const detail = { name, value, rating, id };
  dispatchEvent(new CustomEvent('web-vital', { detail }));
  if (import.meta.env.DEV) console.info(`${name}: ${Math.round(value * 1000) / 1000} (${rating})`);
  if (target) navigator.sendBeacon(target, JSON.stringify({ ...detail, page: location.pathname }));
};

for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
