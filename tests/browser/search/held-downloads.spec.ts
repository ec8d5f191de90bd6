import { hold } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { collect } from '../../support/traffic';
import { field, list, options, script } from './page';

test.use({ viewport: { width: 1024, height: 800 } });

test('keys before the script are kept and select the option that they reach', async ({ page }) => {
  const files = collect(page);
  const listParts = async () =>
    (await files.settle())
      .map(({ url }) => url)
      .filter((url) => /SearchBox|suggestions-|client\.|react/.test(url));
  const release = await hold(page, script);
  await page.goto('/about/');
  expect(await listParts(), 'before the first use').toEqual([]);
  await field(page).pressSequentially('jeer');
  await page.keyboard.press('ArrowDown');
  await field(page).pressSequentially('a');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  release();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue('jeera');
  await expect(field(page)).toBeFocused();
  const fetched = (await listParts()).filter((url) => url.includes('suggestions-'));
  expect(fetched).toHaveLength(1);
});

test('the form searches while its script is slow or has failed', async ({ page, watch }) => {
  watch.expect(/failed: |Failed to load|Failed to fetch|ERR_FAILED|hydrating/);
  await hold(page, script);
  await page.goto('/about/');
  await field(page).fill('jeera');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products/?q=jeera#find');

  await page.unroute(script);
  await page.route(script, (route) => route.abort());
  await field(page).fill('besar');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/products/?q=besar#find');
  const failed = page.waitForEvent('requestfailed');
  await field(page).focus();
  await failed;
  await page.unroute(script);
  await expect(async () => {
    await field(page).fill('');
    await field(page).pressSequentially('jeera');
    await expect(list(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
});
