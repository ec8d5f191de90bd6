import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

const scrollLeft = (page: Page, track: string) =>
  page.locator(track).evaluate((element) => Math.round(element.scrollLeft));

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('top products: two to a column, each press scrolls one column, arrows on hover or focus', async ({
  page,
}) => {
  await page.goto('/');
  const items = page.locator('#top-products-track > li');
  const count = rowsOf('top-products/list').length;
  await expect(items).toHaveCount(count);
  await expect(items.getByRole('heading', { level: 3 })).toHaveCount(count);
  await expect(items.getByText(/^Rated \d(\.\d)? out of 5$/)).toHaveCount(count);
  const [first, second, third] = await Promise.all([0, 1, 2].map((at) => items.nth(at).boundingBox()));
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect((third?.x ?? 0) - (first?.x ?? 0)).toBe(290);

  const section = page.getByRole('region', { name: 'Top Products' });
  const arrows = section.locator('[data-arrows]');
  const next = section.getByRole('button', { name: 'Next Top Products' });
  const previous = section.getByRole('button', { name: 'Previous Top Products' });
  await expect(arrows).toHaveCSS('opacity', '0');
  await section.hover();
  await expect(arrows).toHaveCSS('opacity', '1');
  for (const left of [290, 580, 870, 1160, 1160]) {
    await next.click();
    await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(left);
  }
  for (const left of [870, 580, 290, 0, 0]) {
    await previous.click();
    await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(left);
  }
  await page.mouse.move(0, 0);
  await previous.blur();
  await expect(arrows).toHaveCSS('opacity', '0');
  await next.focus();
  await expect(arrows).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(290);
});

test('the scrollers of About: four cards, arrows only under the pointer, and posts that lead to the blog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/about/');
  for (const { name, track, step, count } of [
    { name: 'Customer Feedback', track: '#customers-track', step: 570, count: 4 },
    { name: 'Latest Recipes & Blogs', track: '#posts-track', step: 374, count: 4 },
  ]) {
    const section = page.getByRole('region', { name });
    await expect(section.getByRole('listitem')).toHaveCount(count);
    const arrows = section.locator('[data-arrows]');
    await expect(arrows).toHaveCSS('opacity', '0');
    await section.hover();
    await expect(arrows).toHaveCSS('opacity', '1');
    await section.getByRole('button', { name: `Next ${name}` }).click();
    await expect.poll(() => scrollLeft(page, track)).toBe(step);
    await section.getByRole('button', { name: `Previous ${name}` }).click();
    await expect.poll(() => scrollLeft(page, track)).toBe(0);
  }
  const card = page.locator('#posts-track article').first();
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/blog\/$/);
});

test.describe('presses in quick succession', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1024, height: 800 } });

  for (const { path, name, track, left } of [
    { path: '/', name: 'Top Products', track: '#top-products-track', left: 3 * 290 },
    { path: '/about/', name: 'Customer Feedback', track: '#customers-track', left: 2 * 570 },
  ])
    test(`${name}: each one counts although the row still moves`, async ({ page }) => {
      await page.goto(path);
      const next = page.getByRole('button', { name: `Next ${name}` });
      await next.focus();
      await expect(page.locator('astro-island', { has: next })).toHaveAttribute('data-hydrated', '');
      await next.evaluate(
        (button: HTMLButtonElement, presses) => {
          for (let press = 0; press < presses; press++) button.click();
        },
        left % 290 === 0 ? 3 : 2,
      );
      await expect.poll(() => scrollLeft(page, track)).toBe(left);
    });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('rows scroll by touch with snap, without arrows', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('#top-products-track');
    await expect(page.locator('#top-products [data-arrows]')).toBeHidden();
    await expect(track).toHaveCSS('scroll-snap-type', /x mandatory/);
    expect(await track.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  });
});
