import type { Page } from 'playwright/test';
import { shops as shopWords } from '~/config/messages/en/shops';
import { pick, products } from '../support/content';
import { useOldBrowser } from '../support/old-browser';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';
import { fillIn, first, order, placeOrder, summary } from './order/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true });
test.beforeEach(({ page }) => useOldBrowser(page));
// A page may still be fetching.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const { district = '' } = pick(rowsOf<{ district?: string }>('shops/en'), ({ district }) =>
  Boolean(district),
);

const opener = (page: Page) => page.locator('[aria-haspopup=dialog]');
const drawer = (page: Page) => page.locator('#drawer');

async function openAndClose(page: Page): Promise<void> {
  const closers = [
    () => drawer(page).getByRole('button', { name: 'Close menu' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(350, 400),
  ];
  for (const close of closers) {
    await opener(page).tap();
    await expect(page.locator('#drawer:modal')).toBeVisible();
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
}

test('without popover, the menu opens and closes before and after hydration', async ({ page }) => {
  const release = await hold(page, '**/_astro/Drawer.*.js');
  await page.goto('/about/');
  await openAndClose(page);
  release();
  await expect(page.locator('astro-island:not([ssr]) #drawer')).toHaveCount(1);
  await openAndClose(page);
  await opener(page).tap();
  await drawer(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test('an order is placed, and finder, shops and price list answer', async ({ page }) => {
  await page.goto('/order/');
  await fillIn(page);
  await placeOrder(page);
  await expect(summary(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${order.businessName}`)),
  );

  await page.goto(`/products/?q=${encodeURIComponent(first)}`);
  await expect(page.locator('#content').getByRole('link', { name: first }).first()).toBeVisible();
  await expect(page.locator('#content').getByRole('status')).toHaveText(/^\d of \d+ products$/);

  await page.goto('/where-to-buy/');
  await page.getByRole('searchbox', { name: shopWords.find }).fill(district);
  await expect(page).toHaveURL(`/where-to-buy/?${new URLSearchParams({ near: district })}`);

  await page.goto('/price-list/');
  await page.locator('[aria-label^="One more: "]').first().tap();
  await expect(page.locator('[data-sheet]').getByRole('link', { name: 'Order these' })).toBeVisible();
  const last = pick(products.slice(-1)).name;
  await page.locator('[data-find]').fill(last);
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a link beside the menu button leads to the menu in the footer', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/about/');
    await page.getByRole('banner').getByRole('link', { name: 'Menu at the end of the page' }).tap();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
