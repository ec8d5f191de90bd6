import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Report = (metric: { name: string; value: number; rating: string; id: string }) => void;
const observers = vi.hoisted(() => ({ all: [] as Report[] }));

vi.mock('web-vitals', () => {
  const observe = (report: Report) => observers.all.push(report);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

const metric = { name: 'LCP', value: 812.5, rating: 'good', id: 'v6-1' };
const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  observers.all = [];
  sendBeacon.mockClear();
  vi.resetModules();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => vi.unstubAllEnvs());

/** Starts the module and reports one metric; resolves with the events it became. */
async function report() {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  addEventListener('web-vital', listen);
  await import('~/components/layout/scripts/web-vitals');
  expect(observers.all).toHaveLength(5);
  observers.all[0]?.(metric);
  removeEventListener('web-vital', listen);
  return heard;
}

test('metrics are events and are sent to PUBLIC_VITALS_URL with the page', async () => {
  vi.stubEnv('PUBLIC_VITALS_URL', 'https://metrics.example/collect');
  expect(await report()).toEqual([metric]);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    'https://metrics.example/collect',
    JSON.stringify({ ...metric, page: location.pathname }),
  );
});
