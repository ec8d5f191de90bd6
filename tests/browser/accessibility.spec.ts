import { findContrastFaults } from '../support/axe';
import { expect, test } from '../support/test';

test('the home page works by keyboard and in forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // pages.spec.ts checks light colours only on a phone, whose header differs.
  expect(await findContrastFaults(page, 'header')).toEqual([]);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
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
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.emulateMedia({ forcedColors: 'active' });
  const star = page.locator('[data-stars]').first();
  await star.scrollIntoViewIfNeeded();
  const [filled, empty] = await star.evaluate((element) => [
    getComputedStyle(element.querySelector('rect') ?? element).fill,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(filled).not.toBe(empty);
  expect(empty).not.toBe('rgba(0, 0, 0, 0)');
  const current = page.getByRole('banner').locator('a[aria-current=page]').first();
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});
