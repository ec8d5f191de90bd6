import { menu as menuPages } from '~/config/routes';
import { categoryNames, pageText } from '../support/content';
import { expect, test } from '../support/test';

const lastCategory = categoryNames.at(-1) ?? '';

for (const path of ['/about', '/products/box', '/recipes'])
  test(`${path} leads to the same address with a slash`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`${path}/`);
  });

test('an unknown address answers 404 in the look of the site', async ({ page, watch }) => {
  watch.expect(/404/);
  const response = await page.goto('/nothing/here/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All products' })).toBeVisible();
});

test('an unknown category says that it holds no products', async ({ page, watch }) => {
  watch.expect(/404/);
  const response = await page.goto('/products/anything/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  await expect(page.getByText('No products found in this category.')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, its products and the footer lead on', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
    for (const id of menuPages)
      await expect(menu.getByRole('link', { name: pageText(id).menu, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: pageText('products').menu, exact: true }).hover();
    await menu.getByRole('link', { name: lastCategory }).click();
    await expect(page.getByRole('heading', { level: 1, name: lastCategory })).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageText('history').menu })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: pageText('history').heading })).toBeVisible();
  });

  test('the drawer opens on a phone and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#drawer').getByRole('link', { name: 'Recipe' }).click();
    await expect(page).toHaveURL('/recipe/');
  });

  test('an unknown category still offers all products', async ({ page, watch }) => {
    watch.expect(/404/);
    await page.goto('/products/anything/');
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL('/products/');
  });
});
