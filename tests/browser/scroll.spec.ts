import type { Page } from 'playwright/test';
import { holdScripts } from '../support/slow-line';
import { expect, test } from '../support/test';

const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const y = (page: Page) => page.evaluate(() => Math.round(scrollY));

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

test('the button to the top appears after 300 px, and links start their page at the top', async ({
  page,
}) => {
  const button = page.getByRole('link', { name: 'Scroll to top' });
  const release = await holdScripts(page);
  await page.goto('/terms/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await scrollTo(page, 1200);
  await waitForFrames(page);
  await expect(page.locator('[data-scroll-top]')).toBeHidden();
  release();
  await expect(button).toBeVisible();
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => y(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page).toHaveURL(/\/terms\/$/);

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
    await page.evaluate((address) => history.replaceState(null, '', address), address);
    await scrollTo(page, 900);
    await links.getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => y(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    await expect(page.locator('html')).toHaveAttribute('data-behavior', behavior);
  }
  await scrollTo(page, 900);
  await links.getByRole('link', { name: 'Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\/$/);
  expect(await y(page)).toBe(0);
});
