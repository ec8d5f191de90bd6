import { expectAccessible, findContrastFaults } from '../support/axe';
import { expect, test } from '../support/test';

test('axe finds nothing wrong with the open drawer, and on a desktop with the light colours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // The sweep over all pages looks at light colours on a phone only, where the header is another.
  expect(await findContrastFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, '#drawer');
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 800 } });
  test('stars, arrows and the current page are still to be seen', async ({ page }) => {
    await page.goto('/');
    const star = page.locator('[data-stars]').first();
    await star.scrollIntoViewIfNeeded();
    const [filled, empty] = await star.evaluate((element) => [
      getComputedStyle(element.querySelector('rect') ?? element).fill,
      getComputedStyle(element).backgroundColor,
    ]);
    expect(filled).not.toBe(empty);
    expect(empty).not.toBe('rgba(0, 0, 0, 0)');
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
  const hidden: string[] = [];
  for (let stop = 0; stop < Math.min(stops, 60); stop++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { width, top, right, bottom, left } = element.getBoundingClientRect();
      const isShown = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const isMarked = outlineStyle !== 'none' || outlineWidth !== '0px';
      return isShown && isMarked ? '' : element.outerHTML.slice(0, 120);
    });
    if (fault) hidden.push(fault);
  }
  expect(hidden).toEqual([]);
});
