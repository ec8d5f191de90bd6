import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { findLayoutFaults } from '../../support/geometry';
import { expect, test } from '../../support/test';
import { field, list, options } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function openDrawer(page: Page): Promise<void> {
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await field(page, 'drawer').tap();
}

test('the list takes the space of the menu in the drawer', async ({ page }) => {
  await openDrawer(page);
  const menu = page.locator('#drawer').getByRole('navigation');
  await field(page, 'drawer').pressSequentially('jeera');
  await expect(list(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await expectAccessible(page, '#drawer');
  const href = await options(page).first().getAttribute('href');
  await options(page).first().tap();
  await expect(page).toHaveURL(href ?? '');
});

test('the field has text of 16 px, so that phones do not zoom', async ({ page }) => {
  await openDrawer(page);
  await expect(field(page, 'drawer')).toHaveCSS('font-size', '16px');
});

test('the list fits above the keyboard and leaves the field free', async ({ page }) => {
  await openDrawer(page);
  await field(page, 'drawer').pressSequentially('spice');
  await expect(options(page)).toHaveCount(8);
  // A keyboard makes the visible part this high.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'drawer')).toBeInViewport({ ratio: 1 });
  const boxes = [await field(page, 'drawer').boundingBox(), await list(page).boundingBox()] as const;
  expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThanOrEqual(boxes[1]?.y ?? 0);
});

test('the field of the 404 page moves up to make room', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/nothing/');
  await field(page, 'lost').fill('spice');
  await expect(options(page)).toHaveCount(8);
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'lost')).toBeInViewport({ ratio: 1 });
  const box = await list(page).boundingBox();
  expect(box?.height).toBeGreaterThan(180);
});

for (const size of [100, 200])
  test(`fits 320 px with text of ${size} %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/about/');
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await field(page, 'drawer').fill('spice');
    await expect(options(page)).toHaveCount(8);
    expect(await findLayoutFaults(page)).toEqual([]);
  });
