import { expect, test, vi } from 'vitest';
import { whenIdle } from '~/components/layout/scripts/when-idle';

test('work for an idle page waits until a prerendered page is shown', () => {
  const show = { prerendering: true };
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => show.prerendering });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const start = vi.fn(async () => {});
  whenIdle(start);
  expect(start).not.toHaveBeenCalled();
  show.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
});
