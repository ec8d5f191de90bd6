import { allowedShift } from '../support/shifts';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    vitals: { name: string; value: number }[];
  }
}

test('metrics are dispatched as window events and not sent', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const posts: string[] = [];
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL)) foreign.push(request.url());
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.addInitScript(() => {
    window.vitals = [];
    addEventListener('web-vital', (event) => window.vitals.push((event as CustomEvent).detail));
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.vitals.map(({ name }) => name))).toContain('TTFB');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(() => page.evaluate(() => window.vitals.map(({ name }) => name).sort()))
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const shift = await page.evaluate(() => window.vitals.find(({ name }) => name === 'CLS')?.value);
  // Fonts that load after the first paint may move a line, within the limit of pages.spec.ts.
  expect(shift).toBeLessThanOrEqual(allowedShift);
  expect(foreign).toEqual([]);
  expect(posts).toEqual([]);
});
