import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Holds back the script that islands run on; the page itself stands and can be pressed. */
async function openWithoutRuntime(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/_astro\/island\..*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return gate.resolve;
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
  await expect(page).toHaveURL(/\/contact\/$/);
  release();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(name).toHaveValue('Ram');
});
