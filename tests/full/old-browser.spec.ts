import type { Page } from 'playwright/test';
import { fillIn, first, order, placeOrder, summary } from '../browser/order/page';
import { pick, products } from '../support/content';
import { useOldBrowser } from '../support/old-browser';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true });
// A page may still be fetching.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

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

test('in the oldest browsers the menu opens, and order, finder and price list answer', async ({ page }) => {
  await useOldBrowser(page);
  const release = await hold(page, '**/_astro/Drawer.*.js');
  await page.goto('/about/');
  await openAndClose(page);
  release();
  await expect(page.locator('astro-island:not([ssr]) #drawer')).toHaveCount(1);
  await openAndClose(page);

  await page.goto('/order/');
  await fillIn(page);
  await placeOrder(page);
  const chat = summary(page).getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(order.businessName)));

  await page.goto(`/products/?q=${encodeURIComponent(first)}`);
  await expect(page.locator('#content').getByRole('link', { name: first }).first()).toBeVisible();
  await expect(page.locator('#content').getByRole('status')).toHaveText(/^\d of \d+ products$/);
  const { uses } = pick(products, ({ uses }) => uses.length > 0);
  await page.goto(`/products/?use=${uses[0]}`);
  await expect(page.locator('#find :checked[name=use]')).toHaveCount(1);
  await page.locator('#find').getByRole('button', { name: 'Clear all' }).first().tap();
  await expect(page).toHaveURL('/products/');

  await page.goto('/price-list/');
  await page.locator('[aria-label^="One more: "]').first().tap();
  await expect(page.locator('[data-sheet]').getByRole('link', { name: 'Order these' })).toBeVisible();
  await page.locator('[data-find]').fill(pick(products.slice(-1)).name);
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
});

test('without `command`, hydration keeps an open drawer', async ({ page }) => {
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ commandfor="drawer" command="[\w-]+"/g, '');
    await route.fulfill({ response, body });
  });
  const release = await hold(page, '**/_astro/Drawer.*.js');
  await page.goto('/about/');
  await opener(page).tap();
  await expect(page.locator('#drawer:popover-open')).toBeVisible();
  await drawer(page).locator('input').fill('jeera');
  release();
  await expect(page.locator('#drawer:modal')).toBeVisible();
  await expect(drawer(page).locator('input')).toHaveValue('jeera');
  await expect(drawer(page).locator('input')).toBeFocused();
  await drawer(page).getByRole('button', { name: 'Close menu' }).tap();
  await openAndClose(page);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a link beside the menu button leads to the menu in the footer', async ({ page }) => {
    await useOldBrowser(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/about/');
    await page.getByRole('banner').getByRole('link', { name: 'Menu at the end of the page' }).tap();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
