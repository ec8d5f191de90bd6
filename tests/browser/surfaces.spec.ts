import { findSurfaceFaults } from '../support/surfaces';
import { expect, test } from '../support/test';

test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('a surface without contrast to its background is found', async ({ page }) => {
  await page.goto('/faq/');
  for (const [background, count] of [
    ['var(--page)', 1],
    ['color-mix(in srgb, var(--page) 97%, var(--text))', 1],
    ['var(--quiet)', 0],
  ] as const) {
    await page.locator('.faq').evaluate((element, background) => {
      element.style.background = background;
      element.style.border = '0';
    }, background);
    expect(await findSurfaceFaults(page), background).toHaveLength(count);
  }
});
