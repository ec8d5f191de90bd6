import { hold } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { combobox, field, file, list, options, product, script, selected } from './page';

test.use({ viewport: { width: 1024, height: 800 } });

test('nothing is fetched before the first use', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/about/', { waitUntil: 'networkidle' });
  const isPart = (path: string) => /\/(SearchBox|suggestions-\w+|client|react)\./.test(path);
  expect(fetched.filter(isPart)).toEqual([]);
  await field(page).focus();
  await expect.poll(() => fetched.filter((path) => path.includes('suggestions-')).length).toBe(1);
});

test('keys before the script are kept, and the list answers them', async ({ page }) => {
  const release = await hold(page, script);
  await page.goto('/about/');
  await field(page).pressSequentially(product.name);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue(product.name);
  release();
  await expect(options(page).first()).toContainText(product.name);
  await expect(combobox(page)).toHaveValue(product.name);
  await expect(field(page)).toBeFocused();
});

for (const [name, pattern] of Object.entries({ script, file }))
  test(`Enter searches while the ${name} is on its way`, async ({ page }) => {
    await hold(page, pattern);
    await page.goto('/about/');
    await field(page).fill('jeera');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/products/?q=jeera#find');
  });

test('a late file answers the latest text and replaces no selection', async ({ page }) => {
  const release = await hold(page, file);
  await page.goto('/about/');
  await field(page).pressSequentially('je');
  await expect(combobox(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await field(page).pressSequentially('era');
  release();
  await expect(options(page).first()).toContainText('Cumin');
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('r');
  await expect(selected(page)).toHaveCount(0);
});

for (const [name, pattern] of Object.entries({ script, file }))
  test(`arrow keys before the ${name} select the option that they reach`, async ({ page }) => {
    const release = await hold(page, pattern);
    await page.goto('/about/');
    await field(page).pressSequentially('jeer');
    await page.keyboard.press('ArrowDown');
    await field(page).pressSequentially('a');
    if (pattern === file) await expect(combobox(page)).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    release();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveValue('jeera');
  });

for (const [name, pattern] of Object.entries({ script, file }))
  test(`a failed ${name} leaves a form that searches, and the next use retries`, async ({ page, watch }) => {
    watch.expect(/failed: |Failed to load|Failed to fetch|ERR_FAILED|hydrating/);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/about/');
    await field(page).fill('jeera');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/products/?q=jeera#find');
    await page.goto('/about/');
    const failed = page.waitForEvent('requestfailed');
    await field(page).focus();
    await failed;
    await page.unroute(pattern);
    await expect(async () => {
      await field(page).fill('');
      await field(page).pressSequentially('jeera');
      await expect(list(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

test('the field of the 404 page answers for the guessed text', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.goto('/produts/turmeric-powder.html');
  await field(page, 'lost').click();
  await expect(options(page).first()).toContainText('Turmeric Powder');
});
