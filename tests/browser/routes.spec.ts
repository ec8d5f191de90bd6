import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { productPath } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { forwards, pick, products } from '../support/content';
import { expect, test } from '../support/test';

const meant = pick(products, ({ slug }) => slug.length > 8);
const mistyped = `${meant.slug.slice(0, -2)}x${meant.slug.slice(-1)}`;

test.beforeEach(({ watch }) => watch.expect(/404/));

test('an unknown address shows the 404 page with links but no products', async ({ page }) => {
  expect((await page.goto(`/${mistyped}/`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[data-near]')).toBeHidden();

  expect((await page.goto('/products/anything/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  await expect(page.getByText('No products found in this category.')).toBeVisible();
  await expect(page.locator('[data-near]')).toBeHidden();
});

test('a mistyped product suggests the products with the nearest slugs', async ({ page }) => {
  for (const locale of locales) {
    const path = productPath(meant.category, mistyped, locale);
    expect((await page.goto(path))?.status()).toBe(404);
    const suggestion = page.locator('[data-near]');
    await expect(suggestion).toContainText(messagesOf(locale).product.nearest);
    const links = suggestion.getByRole('link');
    expect(await links.count()).toBeLessThanOrEqual(3);
    await expect(links.first()).toHaveAttribute('href', productPath(meant.category, meant.slug, locale));
    await expect(links.first()).toContainText(nameProduct(meant, locale).title);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('former addresses forward and unknown ones show the 404 page', async ({ page }) => {
    for (const { from, to } of forwards.slice(0, 1)) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect((await page.goto(productPath(meant.category, mistyped)))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(messagesOf(locales[0]).product.nearest)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/products/',
    );
  });
});
