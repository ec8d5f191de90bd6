import { openWithLateFonts } from '../support/fonts';
import { expect, test } from '../support/test';
import { collect } from '../support/traffic';

test('the current page is visible in forced colours', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active' });
  const current = page.getByRole('banner').locator('a[aria-current=page]').first();
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('only a typed letter that the cut face lacks fetches the whole face', async ({ page }) => {
  const files = collect(page);
  const listWhole = async () =>
    (await files.settle()).map(({ url }) => url).filter((url) => url.includes('anek-latin-latin-wght'));
  await openWithLateFonts(page, '/contact/');
  await page.getByLabel('Name', { exact: true }).pressSequentially('Rene');
  expect(await listWhole()).toEqual([]);
  await page.keyboard.insertText('ÿ');
  await expect.poll(listWhole).toHaveLength(1);
});
