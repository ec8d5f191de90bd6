import { expect, test } from '../../support/test';
import { watchRequests } from '../../support/traffic';

test('Read More of a blog card does nothing', async ({ page }) => {
  await page.goto('/blog/');
  const main = page.getByRole('main');
  await page.waitForLoadState('networkidle');
  // Parts below the first viewport have this class until they are laid out.
  await expect(page.locator('.later')).toHaveCount(0);
  const before = await main.innerHTML();
  const asked = watchRequests(page);
  await main
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/$/);
  expect(await main.innerHTML()).toBe(before);
  expect(asked.filter((url) => !/\.(avif|jpe?g)$/.test(url))).toEqual([]);
});
