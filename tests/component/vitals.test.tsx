import { expect, test, vi } from 'vitest';

type Report = (metric: { name: string; value: number; rating: string; id: string }) => void;
const observers = vi.hoisted(() => ({ all: [] as Report[] }));

vi.mock('web-vitals', () => {
  const observe = (report: Report) => observers.all.push(report);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

const metric = { name: 'LCP', value: 812.5, rating: 'good', id: 'v6-1' };

test('metrics are events and are sent to PUBLIC_VITALS_URL with the page', async () => {
  const sendBeacon = vi.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.stubEnv('PUBLIC_VITALS_URL', 'https://metrics.example/collect');
  const heard: unknown[] = [];
  addEventListener('web-vital', (event: Event) => heard.push((event as CustomEvent).detail));
  await import('~/components/layout/scripts/web-vitals');
  expect(observers.all).toHaveLength(5);
  observers.all[0]?.(metric);
  expect(heard).toEqual([metric]);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    'https://metrics.example/collect',
    JSON.stringify({ ...metric, page: location.pathname }),
  );
  vi.unstubAllEnvs();
});
