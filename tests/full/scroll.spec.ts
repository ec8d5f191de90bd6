import { expect, test } from '../support/test';

test('the button to the top covers no link of the footer at any width', async ({ page }) => {
  await page.goto('/terms/');
  const button = page.getByRole('link', { name: 'Scroll to top' });
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });
  for (const width of [600, 1024, 1359, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    // Scrolls by script, because a key pressed during a resize would use the old height. The end moves while the
    // parts above it are laid out.
    await expect(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect(privacy).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
    await expect(button).toBeVisible();
    const [right, left] = await Promise.all([
      privacy.evaluate((link) => link.getBoundingClientRect().right),
      button.evaluate((link) => link.getBoundingClientRect().left),
    ]);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(left + 8);
  }
});
