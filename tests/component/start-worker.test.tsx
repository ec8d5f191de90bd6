import { expect, test, vi } from 'vitest';

const whenIdle = vi.hoisted(() => vi.fn());

vi.mock('~/config/site', () => ({ offline: true }));
vi.mock('~/components/layout/scripts/when-idle', () => ({ whenIdle }));

test('the service worker starts unless the visitor saves data or the line is slow', async () => {
  vi.stubEnv('PROD', true);
  const started: unknown[] = [];
  for (const connection of [
    { effectiveType: '4g', saveData: false },
    undefined,
    { saveData: true },
    { effectiveType: '3g' },
  ]) {
    vi.stubGlobal('navigator', { serviceWorker: {}, connection });
    vi.resetModules();
    whenIdle.mockImplementation(() => started.push(connection));
    await import('~/components/layout/scripts/start-worker');
  }
  expect(started).toEqual([{ effectiveType: '4g', saveData: false }, undefined]);
  vi.unstubAllGlobals();
});
