import type { Page } from '@playwright/test';
import { categories, menu as menuPages } from '~/config/routes';
import { categoryNames, pageText } from '../support/content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const panel = (page: Page) => page.locator('#products-menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Products by category' });

test('the menu stands in order, the current page marked', async ({ page }) => {
  await page.goto('/blog/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('a.item')).toHaveText(menuPages.map((id) => pageText(id).menu));
  await expect(menu.locator('[aria-current=page]')).toHaveText(pageText('blog').menu);
});

test('Products opens on hover, and the pointer may cross the gap', async ({ page }) => {
  await page.goto('/');
  await expect(panel(page)).toBeHidden();
  const item = page.getByRole('banner').getByRole('link', { name: 'Products', exact: true });
  await item.hover();
  await expect(panel(page)).toBeVisible();
  const names = panel(page).getByRole('link');
  await expect(names).toHaveText(categoryNames.map((name) => new RegExp(name)));
  const from = await item.boundingBox();
  const to = await names.first().boundingBox();
  if (!from || !to) throw new Error('the menu is not laid out');
  const start = from.y + from.height / 2;
  for (let step = 0; step <= 12; step++)
    await page.mouse.move(from.x + from.width / 2, start + ((to.y + 10 - start) * step) / 12);
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(panel(page)).toBeHidden();
});

test('ArrowDown goes in, Escape closes and gives focus back', async ({ page }) => {
  await page.goto('/');
  await toggle(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('link').nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test('leads to every category', async ({ page }) => {
  for (const [at, { slug }] of categories.entries()) {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).hover();
    await panel(page).getByRole('link').nth(at).click();
    await expect(page).toHaveURL(new RegExp(`/products/${slug}/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryNames[at] ?? '');
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the sign opens and closes it', async ({ page }) => {
    await page.goto('/');
    await toggle(page).tap();
    await expect(panel(page)).toBeVisible();
    await toggle(page).tap();
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('opens on hover and on focus', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(10, 700);
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).focus();
    await expect(panel(page)).toBeVisible();
  });
});
