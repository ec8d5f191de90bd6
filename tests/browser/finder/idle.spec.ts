import { products } from '../../support/content';
import { expect, test } from '../../support/test';

test('once the page is idle, cards out of view and the footer are drawn too', async ({ page }) => {
  await page.goto('/products/');
  const last = page.locator(`#product-${products.at(-1)?.id}`);
  await expect(last).not.toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-idle');
  for (const part of [last, page.getByRole('contentinfo')])
    expect(
      await part
        .getByRole('link')
        .first()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  expect(await page.locator('main').innerText()).toContain(products.at(-1)?.name);
});
