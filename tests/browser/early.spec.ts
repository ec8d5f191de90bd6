import type { Page } from 'playwright/test';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { field, uniqueWord } from './finder/page';

/** Opens a page with its scripts delayed until they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/_astro/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('an early click on the hero is not lost', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByText('1 / 2')).toBeVisible();
  release();
  await expect(page.getByText('2 / 2')).toBeVisible();
});

test('an early submit stays on the page and is handled after hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact/');
  const name = page.getByLabel('Name', { exact: true });
  await name.pressSequentially('Ram5');
  await page.getByRole('button', { name: 'Get Service' }).click();
  await name.press('Enter');
  await expect(page).toHaveURL(/\/contact\/$/);
  release();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(name).toHaveValue('Ram');
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('every early click counts and moves no later focus', async ({ page }) => {
  const release = await openWithoutScripts(page, '/order/');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('button', { name: 'Add Item' }).click();
  const phone = page.getByLabel('Phone Number');
  await phone.focus();
  release();
  await expect(page.getByLabel('Item 3', { exact: true })).toBeVisible();
  await expect(phone).toBeFocused();
});

test('the finder handles input from before any script has loaded', async ({ page }) => {
  const release = await hold(page, '**/_astro/*.js');
  await page.goto('/products/', { waitUntil: 'commit' });
  await field(page).fill(uniqueWord);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#drawer:modal')).toBeVisible();
  release();
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(`/products/?${new URLSearchParams({ q: uniqueWord })}`);
  await expect(page.locator('astro-island:not([ssr]) #drawer:modal')).toBeVisible();
});
