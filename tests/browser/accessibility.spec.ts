import type { Page } from '@playwright/test';
import { listPages } from '../support/addresses';
import { findAxeFaults, findContrastFaults } from '../support/axe';
import { expect, test } from '../support/test';

const pages = listPages().filter((path) => path !== '/recipes/');

/** What is open while the page is looked at, besides the page itself. */
async function openAll(page: Page, device: 'phone' | 'desktop') {
  if (new URL(page.url()).pathname === '/faq/') await page.locator('summary').first().click();
  if (device === 'desktop' && (await page.locator('[data-menu-toggle]').count()))
    await page.locator('[data-menu-toggle]').click();
}

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
] as const)
  test.describe(`axe, ${device}, light and dark`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    for (const path of pages)
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        await openAll(page, device);
        expect(await findAxeFaults(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // A busy browser may show the other colours a moment later, part by part.
        await expect.poll(() => findContrastFaults(page)).toEqual([]);
      });
  });

test.describe('axe with the drawer open', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const)
    test(colorScheme, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await findAxeFaults(page)).toEqual([]);
    });
});

test.describe('at 400 % zoom (320 px) with text spaced out', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  for (const path of pages)
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets.push(spaced);
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 800 } });
  test('stars, arrows and the current page are still to be seen', async ({ page }) => {
    await page.goto('/');
    const star = page.locator('[data-stars]').first();
    await star.scrollIntoViewIfNeeded();
    expect(await star.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
    const current = page.getByRole('banner').locator('a[aria-current=page]').first();
    expect(await current.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
      'underline',
    );
  });
});

test('landmarks have names of their own, and Tab reaches the content first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/products/', '/contact/']) {
    await page.goto(path);
    const names = await page.getByRole('navigation').evaluateAll((elements) =>
      elements.map((element) => {
        const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
        return element.getAttribute('aria-label') ?? labelled?.textContent?.trim() ?? '';
      }),
    );
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('every stop of Tab on the home page can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const stops = await page.locator('a[href]:visible, button:visible, input:visible').count();
  for (let stop = 0; stop < Math.min(stops, 60); stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'body';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isShown =
        box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return isShown && (outlineStyle !== 'none' || outlineWidth !== '0px')
        ? 'seen'
        : element.outerHTML.slice(0, 120);
    });
    expect(['seen', 'body']).toContain(seen);
  }
});
