import { forwards } from '../support/content';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('an unknown address answers 404 in the look of the site and leads on', async ({ page, watch }) => {
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
