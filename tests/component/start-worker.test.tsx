import { beforeEach, expect, test, vi } from 'vitest';

const started = vi.hoisted(() => vi.fn());

vi.mock('~/config/site', () => ({ offline: true }));
vi.mock('~/components/layout/scripts/when-idle', () => ({ whenIdle: started }));

beforeEach(() => {
  vi.resetModules();
  started.mockClear();
  vi.stubEnv('PROD', true);
});

test.each([
  ['on a good line', { effectiveType: '4g', saveData: false }, 1],
  ['in a browser that does not tell of the line', undefined, 1],
  ['for somebody who saves data', { saveData: true }, 0],
  ['on a slow line', { effectiveType: '3g' }, 0],
])('the service worker %s', async (_, connection, count) => {
  vi.stubGlobal('navigator', { serviceWorker: {}, connection });
  await import('~/components/layout/scripts/start-worker');
  expect(started).toHaveBeenCalledTimes(count);
  vi.unstubAllGlobals();
});
