import { expect, test } from '../../support/test';

test('once the page is idle, the footer is drawn though out of view', async ({ page }) => {
  await page.goto('/products/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-idle');
  const link = footer.getByRole('link').first();
  expect(await link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  );
});
