import en from '~/config/messages/en.json' with { type: 'json' };
import { hold } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { collect } from '../../support/traffic';
import { field, options, script } from './page';

test.use({ viewport: { width: 1024, height: 800 } });

test('text from before hydration gets suggestions, and a failed script does not stop the form', async ({
  page,
  watch,
}) => {
  watch.expect(/failed: |Failed to load|Failed to fetch|ERR_FAILED|hydrating/);
  const files = collect(page);
  const listParts = async () =>
    (await files.settle())
      .map(({ url }) => url)
      .filter((url) => /SearchBox|suggestions-|client\.|react/.test(url));
  const release = await hold(page, script);
  await page.goto('/about/');
  expect(await listParts(), 'before the first use').toEqual([]);
  await field(page).pressSequentially('jeera');
  release();
  await expect(options(page).nth(1)).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue('jeera');
  await expect(field(page)).toBeFocused();
  expect((await listParts()).filter((url) => url.includes('suggestions-'))).toHaveLength(1);

  await page.unroute(script);
  await page.route(script, (route) => route.abort());
  await page.reload();
  await field(page).fill('besar');
  await page.getByRole('banner').getByRole('button', { name: en.finder.search }).click();
  await expect(page).toHaveURL('/products/?q=besar#find');
});
