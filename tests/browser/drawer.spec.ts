import type { Page } from '@playwright/test';
import { menu } from '~/config/routes';
import { pageText } from '../support/content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.locator('#drawer');

test('slides in over a dark overlay, keeps focus inside and holds the page behind still', async ({
  page,
}) => {
  await page.goto('/');
  await expect(drawer(page)).toBeHidden();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
  expect((await drawer(page).boundingBox())?.width).toBe(250);
  // Painted on a canvas, any notation of a colour becomes its four bytes.
  const overlay = await drawer(page).evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element, '::backdrop').backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(Math.max(...overlay.slice(0, 3)), 'dark').toBeLessThan(64);
  expect(overlay[3], 'lets some light through').toBeGreaterThan(96);
  expect(overlay[3]).toBeLessThan(240);
  const items = [...menu.map((id) => pageText(id).menu), pageText('order').menu];
  await expect(drawer(page).getByRole('link')).toHaveText(items);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('#drawer')),
    );
    expect(isInside).toBe(true);
  }
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('closes by its button, by Escape, by the overlay and by choosing any item', async ({ page }) => {
  await page.goto('/about/');
  const close = [
    () => page.getByRole('button', { name: 'Close menu' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(350, 600),
    () => drawer(page).getByRole('link', { name: 'About' }).tap(),
  ];
  for (const act of close) {
    await opener(page).tap();
    await expect(drawer(page)).toBeVisible();
    await act();
    await expect(drawer(page)).toBeHidden();
  }
  await opener(page).tap();
  await drawer(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(drawer(page)).toBeHidden();
});

test('is not offered from 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  await expect(opener(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(opener(page)).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, leads on and closes all the same', async ({ page }) => {
    await page.goto('/');
    await opener(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer(page)).toBeHidden();
    await opener(page).tap();
    await drawer(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL(/\/contact\/$/);
  });
});
