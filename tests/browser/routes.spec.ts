import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { productPath } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { forwards, pick, products } from '../support/content';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('an unknown address shows the 404 page with links', async ({ page, watch }) => {
      watch.expect(/404/);
      const response = await page.goto('/nothing/here/');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();

      expect((await page.goto('/products/anything/'))?.status()).toBe(404);
      if (javaScriptEnabled) {
        await expect(page.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
        await expect(page.getByText('No products found in this category.')).toBeVisible();
      }
      await expect(page.getByRole('main').getByRole('link', { name: 'All products' })).toHaveAttribute(
        'href',
        '/products/',
      );
    });

    for (const { from, to } of forwards)
      test(`${from} leads to the page that replaced it`, async ({ page }) => {
        await page.goto(from);
        await expect(page).toHaveURL(to);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });

const meant = pick(products, ({ slug }) => slug.length > 8);
const mistyped = `${meant.slug.slice(0, -2)}x${meant.slug.slice(-1)}`;

for (const locale of locales) {
  const { nearest } = messagesOf(locale).product;
  const path = productPath(meant.category, mistyped, locale);

  test(`${path} suggests the products with the nearest slugs`, async ({ page, watch }) => {
    watch.expect(/404/);
    expect((await page.goto(path))?.status()).toBe(404);
    const suggestion = page.locator('[data-near]');
    await expect(suggestion).toContainText(nearest);
    const links = suggestion.getByRole('link');
    expect(await links.count()).toBeLessThanOrEqual(3);
    await links.first().click();
    await expect(page).toHaveURL(productPath(meant.category, meant.slug, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameProduct(meant, locale).title);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} suggests nothing`, async ({ page, watch }) => {
      watch.expect(/404/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveCount(1);
      await expect(page.getByText(nearest)).toBeHidden();
    });
  });
}

test('only the address of a product suggests products', async ({ page, watch }) => {
  watch.expect(/404/);
  for (const path of ['/products/anything/', `/${mistyped}/`]) {
    await page.goto(path);
    await expect(page.locator('[data-near]')).toBeHidden();
  }
});
