import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { categoryNames, pageText } from '../support/content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const panel = (page: Page) => page.locator('#products-menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Products by category' });
const item = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Products', exact: true });
const leave = (page: Page) => page.mouse.move(10, 700);

test('the header stays in view and opens a menu of all categories on hover', async ({ page }) => {
  await page.goto('/blog/');
  const header = page.getByRole('banner');
  const networks = await header
    .getByRole('link', { name: /opens the network’s home page/ })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(networks).toEqual(site.social.map(() => '/'));
  await expect(header.getByText(site.address.street)).toBeVisible();
  await expect(header.locator(`[href="mailto:${site.emails.main}"]`)).toBeVisible();
  await expect(header.getByRole('link', { name: 'Order Online' })).toHaveAttribute('href', '/order/');
  const menu = header.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('[aria-current=page]')).toHaveText(pageText('blog').menu);

  await expect(panel(page)).toBeHidden();
  await item(page).hover();
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  const names = panel(page).getByRole('link');
  await expect(names).toHaveText(categoryNames.map((name) => new RegExp(name)));
  const from = await item(page).boundingBox();
  const to = await names.first().boundingBox();
  if (!from || !to) throw new Error('the menu is not laid out');
  const start = from.y + from.height / 2;
  for (let step = 0; step <= 12; step++)
    await page.mouse.move(from.x + from.width / 2, start + ((to.y + 10 - start) * step) / 12);
  await expect(panel(page)).toBeVisible();
  await leave(page);
  await expect(panel(page)).toBeHidden();
  await item(page).hover();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).hover();
  await expect(panel(page)).toBeHidden();
  await leave(page);

  // From a hovered link, Escape returns the focus.
  await toggle(page).hover();
  await expect(panel(page)).toBeVisible();
  await names.nth(2).focus();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await leave(page);
  await item(page).hover();
  await names.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryNames.at(-1) ?? '');

  await page.setViewportSize({ width: 1024, height: 800 });
  const logo = header.getByRole('link', { name: new RegExp(`^${site.brand.name}`) });
  const native = await logo.getByText(site.brand.native.text).boundingBox();
  const box = await logo.boundingBox();
  expect(native?.x, 'both scripts on one line').toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
  await logo.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(header.getByRole('link', { name: 'Contact' })).toBeInViewport();
});

test('arrows, Escape, Tab and presses of its button open and close the menu', async ({ page }) => {
  await page.goto('/terms/');
  const links = panel(page).getByRole('link');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await item(page).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  // Its script loads late.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  await toggle(page).click();
  await leave(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toBeVisible();
  await toggle(page).click();
  await leave(page);
  await expect(panel(page)).toBeHidden();
  await toggle(page).hover();
  await expect(panel(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the toggle opens and closes the panel', async ({ page }) => {
    await page.goto('/terms/');
    await toggle(page).tap();
    await expect(panel(page)).toBeVisible();
    await toggle(page).tap();
    await expect(panel(page)).toBeHidden();
  });
});
