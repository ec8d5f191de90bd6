import type { Page } from 'playwright/test';
import { maxColumn, topProductStep } from '~/domain/carousel';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

/** Presses the button faster than the row scrolls. */
async function pressQuickly(page: Page, name: string, presses: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: `Next ${name}` }).evaluate((button: HTMLButtonElement, presses) => {
    for (let press = 0; press < presses; press++) button.click();
  }, presses);
}

const scrollLeft = (page: Page, track: string) =>
  page.locator(track).evaluate((element) => Math.round(element.scrollLeft));

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('each press scrolls the top products by one column', async ({ page }) => {
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
  const places = Array.from({ length: maxColumn(count) + 1 }, (_, column) => column * topProductStep);
  for (const [button, lefts] of [
    [next, [...places.slice(1), places.at(-1)]],
    [previous, [...places.toReversed().slice(1), 0]],
  ] as const)
    for (const left of lefts) {
      await button.click();
      await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(left);
    }
  await page.mouse.move(0, 0);
  await previous.blur();
  await expect(arrows).toHaveCSS('opacity', '0');
  await next.focus();
  await expect(arrows).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(290);

  await previous.click();
  await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(0);
  await pressQuickly(page, 'Top Products', 3);
  await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(3 * 290);
});

test('the rows of About show four cards and reach the edge of the window', async ({ page }) => {
  await page.goto('/about/');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['customers', 'posts']) {
      const [track, heading, card] = await Promise.all(
        [`#${id}-track`, `#${id}-heading`, `#${id}-track > li`].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      expect(track?.x, `${id} at ${width} px`).toBeCloseTo(0, 0);
      expect(track?.width, `${id} at ${width} px`).toBeCloseTo(width, 0);
      expect(card?.x).toBeCloseTo(heading?.x ?? 0, 0);
    }
  }
  await page.setViewportSize({ width: 1024, height: 800 });
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
  await pressQuickly(page, 'Customer Feedback', 2);
  await expect.poll(() => scrollLeft(page, '#customers-track')).toBe(2 * 570);
  const card = page.locator('#posts-track article').first();
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/blog\/$/);
});

test.describe('with a mouse and a touch screen', () => {
  test.use({ hasTouch: true });

  test('arrows are visible without hovering', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#top-products [data-arrows]')).toHaveCSS('opacity', '1');
  });
});
