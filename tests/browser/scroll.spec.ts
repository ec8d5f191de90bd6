import type { Page } from 'playwright/test';
import { holdScripts } from '../support/slow-line';
import { expect, test } from '../support/test';

const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const y = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the button appears after 300 px and covers no link at any width', async ({ page }) => {
  await page.goto('/terms/');
  const button = page.getByRole('link', { name: 'Scroll to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => y(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page).toHaveURL(/\/terms\/$/);

  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });
  for (const width of [600, 1024, 1359, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForFrames(page);
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

test('the button appears with its script if the page was scrolled before', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/terms/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await waitForFrames(page);
  await expect(page.locator('[data-scroll-top]')).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Scroll to top' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is at the end of the page', async ({ page }) => {
    await page.goto('/terms/');
    const button = page.getByRole('link', { name: 'Scroll to top' });
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS('position', 'static');
  });
});

test('a link starts its page at the top, the current one too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog/');
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
    const native = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset.behavior = options.behavior ?? '';
      native(options);
    }) as typeof window.scrollTo;
  });
  const links = page.getByRole('banner');
  for (const { motion, behavior, address } of [
    { motion: 'no-preference', behavior: 'smooth', address: '/blog' },
    { motion: 'reduce', behavior: 'instant', address: '/blog/' },
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate((address) => {
      history.replaceState(null, '', address);
      document.documentElement.scrollTo({ top: 900, behavior: 'instant' });
    }, address);
    await links.getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => y(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    await expect(page.locator('html')).toHaveAttribute('data-behavior', behavior);
  }
  await page.evaluate(() => document.documentElement.scrollTo({ top: 900, behavior: 'instant' }));
  await links.getByRole('link', { name: 'Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\/$/);
  expect(await y(page)).toBe(0);
});
