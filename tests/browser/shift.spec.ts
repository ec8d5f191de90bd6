import { listIndexed } from '../support/addresses';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

for (const { device, use } of [
  { device: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { device: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
])
  test.describe(device, () => {
    test.use(use);
    for (const path of listIndexed())
      test(`${path} holds still while it loads, is read and its islands wake`, async ({ page }) => {
        const readShifts = await watchShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        const islands = page.locator('astro-island');
        for (const island of await islands.all()) {
          await island.locator('..').scrollIntoViewIfNeeded();
          await island.dispatchEvent('pointerdown');
          await expect(island).toHaveAttribute('data-ready', '');
        }
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 400) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
        });
        await page.waitForLoadState('networkidle');
        expect(await readShifts()).toEqual([]);
      });
  });
