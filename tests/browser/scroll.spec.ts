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
  for (const width of [390, 600, 1024, 1359, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForFrames(page);
    // Scrolls by script, because a key pressed during a resize would use the old height.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
    await expect(privacy).toBeInViewport({ ratio: 1 });
    const [right, left] = await Promise.all([
      privacy.evaluate((link) => link.getBoundingClientRect().right),
      button.evaluate((link) => link.getBoundingClientRect().left),
    ]);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(left + 8);
  }
});

test('the button appears if the page was scrolled before its script', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/terms/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await waitForFrames(page);
  release();
  await expect(page.getByRole('link', { name: 'Scroll to top' })).toBeVisible();
});

test('the button does not flash before its script', async ({ page, watch }) => {
  watch.expect(/failed: .*\.js/);
  watch.expect(/Failed to (load resource|fetch dynamically imported)/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/terms/');
  await expect(page.locator('[data-scroll-top]')).toBeHidden();
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

for (const { motion, smooth, address } of [
  { motion: 'no-preference', smooth: true, address: '/blog' },
  { motion: 'reduce', smooth: false, address: '/blog/' },
] as const)
  test.describe(`with motion: ${motion}`, () => {
    test.use({ reducedMotion: motion, viewport: { width: 1280, height: 800 } });

    test('a link to the current page scrolls up instead of reloading', async ({ page }) => {
      await page.goto('/blog/');
      await page.evaluate((address) => {
        history.replaceState(null, '', address);
        scrollTo({ top: 900, behavior: 'instant' });
        document.documentElement.dataset.kept = 'yes';
        const native = window.scrollTo.bind(window);
        window.scrollTo = ((options: ScrollToOptions) => {
          document.documentElement.dataset.behavior = options.behavior ?? '';
          native(options);
        }) as typeof window.scrollTo;
      }, address);
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
      await expect.poll(() => y(page)).toBe(0);
      await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
      await expect(page.locator('html')).toHaveAttribute('data-behavior', smooth ? 'smooth' : 'instant');
    });
  });

test('a new page starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\/$/);
  expect(await y(page)).toBe(0);
});
