import { expect, test, vi } from 'vitest';

vi.mock('~/config/site', () => ({ offline: true }));
vi.mock('~/components/layout/scripts/web-vitals', () => ({}));

test.each([
  ['starts on a good connection', { effectiveType: '4g', saveData: false }, 1],
  ['starts if the browser does not report the connection', undefined, 1],
  ['does not start if the visitor saves data', { saveData: true }, 0],
  ['does not start on a slow line', { effectiveType: '3g' }, 0],
])('on an idle page the offline worker %s', async (_, connection, times) => {
  const start = vi.fn(() => ({}));
  vi.resetModules();
  vi.doMock('~/components/layout/scripts/register-worker', start);
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {}, connection });
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
