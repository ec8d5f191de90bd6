import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { phoneBudgets } from '../budgets';
import { findAxeFaults, findContrastFaults } from '../support/axe';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { collect, readLargest, sum } from '../support/traffic';

// Opens a page that is broken on purpose. Each check of the browser tests must find its fault.

async function openBroken(page: Page, body: string): Promise<void> {
  await page.route('**/broken/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Broken</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"></head><body><main><h1>Broken</h1>${body}</main></body></html>`,
    }),
  );
  await page.goto('/broken/');
}

test('axe finds missing names and low contrast in both colour schemes', async ({ page }) => {
  await openBroken(page, '<img src="data:,"><input><p style="color:#ccc;background:#fff">Pale</p>');
  const faults = (await findAxeFaults(page)).join('\n');
  for (const rule of ['image-alt', 'label', 'color-contrast']) expect(faults).toContain(`${rule}: `);

  await openBroken(
    page,
    `<style>:root{color-scheme:light dark}p{color:#333;background:#fff}
@media (prefers-color-scheme:dark){p{background:#222}}</style><p>Words</p>`,
  );
  expect(await findContrastFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await findContrastFaults(page)).join()).toContain('color-contrast: p');
});

test('content inserted above the text counts as a layout shift', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await openBroken(page, '<p>Words</p>');
  // Only painted content can shift.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const late = document.createElement('div');
        late.style.height = '200px';
        document.body.prepend(late);
        requestAnimationFrame(() => setTimeout(done, 100));
      }),
  );
  expect(await readShifts()).not.toEqual([]);
});

test('errors, missing files and foreign requests fail a test', async ({ page, watch }) => {
  const faults = [
    /^console: a complaint/,
    /^script: thrown/,
    /^status 404: .*\/missing\.png/,
    /^foreign request: https:\/\/example\.com\//,
    /^failed: https:\/\/example\.com\//,
    /^console: Failed to load resource/,
  ];
  for (const fault of faults) watch.expect(fault);
  await openBroken(
    page,
    `<img src="/missing.png" alt=""><img src="https://example.com/a.png" alt="">
<script>console.error('a complaint'); throw new Error('thrown')</script>`,
  );
  for (const fault of faults)
    await expect.poll(() => watch.faults.some((found) => fault.test(found)), String(fault)).toBe(true);
  expect(watch.unexpected).toEqual([]);
});

test('a heavy picture exceeds its budget', async ({ page }) => {
  const size = { width: 400, height: 400 };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const heavy = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  await page.route('**/heavy.jpg', (route) => route.fulfill({ contentType: 'image/jpeg', body: heavy }));
  const files = collect(page);
  await openBroken(page, '<img src="/heavy.jpg" alt="" width="400" height="400">');
  await expect.poll(() => readLargest(page)).toBe('/heavy.jpg');
  const loaded = await files.settle();
  expect(sum(loaded.filter(({ url }) => url === '/heavy.jpg'))).toBeGreaterThan(phoneBudgets.largestPicture);
});
