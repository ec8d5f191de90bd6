import type { Locator, Page } from 'playwright/test';
import { categories, categoryPath, menu as menuPages } from '~/config/routes';
import { categoryNames, pageText } from '../support/content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const panel = (page: Page) => page.locator('#products-menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Products by category' });

/** Waits for timers of events and for the transitions that they start. */
const waitForTransitions = (locator: Locator) =>
  locator.evaluate(async (element) => {
    await new Promise((done) => setTimeout(done));
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  });

test('Products opens a menu of all categories on hover and by ArrowDown', async ({ page }) => {
  await page.goto('/blog/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('a.item')).toHaveText(menuPages.map((id) => pageText(id).menu));
  await expect(menu.locator('[aria-current=page]')).toHaveText(pageText('blog').menu);
  await expect(panel(page)).toBeHidden();
  const item = menu.getByRole('link', { name: 'Products', exact: true });
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
  await item.hover();
  const addresses = await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(categories.map(({ slug }) => categoryPath(slug)));
  await names.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryNames.at(-1) ?? '');

  await page.mouse.move(10, 700);
  await toggle(page).focus();
  // Its script loads late.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link').nth(0)).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test('Escape, Tab and clicks on the toggle close the panel', async ({ page }) => {
  await page.goto('/terms/');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  const item = page.getByRole('banner').getByRole('link', { name: 'Products', exact: true });
  await item.hover();
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).hover();
  await expect(panel(page)).toBeHidden();
  await page.mouse.move(10, 700);
  await item.hover();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(panel(page)).toBeHidden();

  // From a hovered link it returns the focus.
  await toggle(page).hover();
  await panel(page).getByRole('link').nth(2).focus();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.mouse.move(10, 700);
  await expect(panel(page)).toBeHidden();

  const links = panel(page).getByRole('link');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Products', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(10, 700);
  await expect(panel(page)).toBeHidden();

  await toggle(page).click();
  await page.mouse.move(10, 700);
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await toggle(page).click();
  await page.mouse.move(10, 700);
  await waitForTransitions(panel(page));
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

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel opens on hover and focus', async ({ page }) => {
    await page.goto('/terms/');
    const products = page.getByRole('banner').getByRole('link', { name: 'Products', exact: true });
    await products.hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(10, 700);
    await products.focus();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryNames.at(-1) ?? '');
  });
});
