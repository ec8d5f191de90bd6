import type { Page } from 'playwright/test';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { field, uniqueWord } from './finder/page';

/** Opens a page whose script for islands is held back until it is released. */
async function openWithoutRuntime(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/_astro/island.*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('a click on the hero that comes before every script of islands is not lost', async ({ page }) => {
  const release = await openWithoutRuntime(page, '/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByText('1 / 2')).toBeVisible();
  release();
  await expect(page.getByText('2 / 2')).toBeVisible();
});

test('the last of several early clicks counts', async ({ page }) => {
  const release = await openWithoutRuntime(page, '/about/');
  const section = page.locator('[data-scroller]').first();
  await section.scrollIntoViewIfNeeded();
  await section.hover();
  const next = section.getByRole('button', { name: /^Next/ });
  await next.dispatchEvent('click');
  await next.dispatchEvent('click');
  release();
  await expect.poll(() => section.locator('[data-track]').evaluate((track) => track.scrollLeft)).toBe(570);
});

test('a form filled in and sent before every script of islands stays on its page and is answered', async ({
  page,
}) => {
  const release = await openWithoutRuntime(page, '/contact/');
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

test('a row added by an early click takes the focus from no field that was gone to since', async ({
  page,
}) => {
  const release = await openWithoutRuntime(page, '/order/');
  await page.getByRole('button', { name: 'Add Item' }).click();
  const phone = page.getByLabel('Phone Number');
  await phone.focus();
  release();
  await expect(page.getByLabel('Item 2', { exact: true })).toBeVisible();
  await expect(phone).toBeFocused();
});

test('what is typed into the search, or opened, before every script of the page is answered', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/*.js');
  await page.goto('/products/', { waitUntil: 'domcontentloaded' });
  await field(page).fill(uniqueWord);
  await page.locator('#drawer').evaluate((drawer: HTMLElement) => drawer.showPopover());
  release();
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.locator('#drawer:modal')).toBeVisible();
});
