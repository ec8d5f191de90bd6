import { expect, test, vi } from 'vitest';

vi.mock('~/components/layout/scripts/web-vitals', () => ({}));

test.each([
  ['starts', true, 1],
  ['does not start on a site without it', false, 0],
])('on an idle page the offline worker %s', async (_, offline, times) => {
  const start = vi.fn(() => ({}));
  vi.resetModules();
  vi.doMock('~/config/site', () => ({ offline }));
  vi.doMock('~/components/layout/scripts/register-worker', start);
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  await import('~/components/layout/scripts/idle');
  expect(start).not.toHaveBeenCalled();
  for (const run of waiting) run();
  await vi.dynamicImportSettled();
  expect(start).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
