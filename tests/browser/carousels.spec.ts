import type { Page } from 'playwright/test';
import { maxColumn, topProductStep } from '~/domain/carousel';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

const scrollLeft = (page: Page, track: string) =>
  page.locator(track).evaluate((element) => Math.round(element.scrollLeft));

/** Number of slides scrolled, with a fraction during the scroll. */
const slide = (page: Page) =>
  page.locator('#hero-track').evaluate((track) => Number((track.scrollLeft / track.clientWidth).toFixed(2)));

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) await touch('touchMove', from + ((to - from) * step) / 6);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('by mouse and keys', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

  test('the hero wraps around, announces its slide and never moves alone', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(60_000);
    expect(await slide(page)).toBe(0);
    const hero = page.getByRole('region', { name: 'Highlights' });
    const next = hero.getByRole('button', { name: 'Next slide' });
    await next.click();
    await expect.poll(() => slide(page)).toBe(1);
    await expect(hero.getByRole('status')).toHaveText('Slide 2 of 2');
    await next.click();
    await expect.poll(() => slide(page)).toBe(0);
    await expect(hero.getByRole('status')).toHaveText('Slide 1 of 2');
    await hero.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => slide(page)).toBe(1);
    const isLeftAlone = await next.evaluate((button) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(isLeftAlone).toBe(true);
    expect(await slide(page)).toBe(1);
    await next.focus();
    for (const [key, at] of [
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => slide(page)).toBe(at);
    }
  });

  test('each press scrolls a row of cards by one column', async ({ page }) => {
    await page.goto('/');
    const track = '#top-products-track';
    const items = page.locator(`${track} > li`);
    const count = rowsOf('top-products/list').length;
    const [first, second, third] = await Promise.all([0, 1, 2].map((at) => items.nth(at).boundingBox()));
    expect(second?.x, 'two in a column').toBe(first?.x);
    expect((third?.x ?? 0) - (first?.x ?? 0)).toBe(topProductStep);
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
        await expect.poll(() => scrollLeft(page, track)).toBe(left);
      }
    await page.mouse.move(0, 0);
    await previous.blur();
    await expect(arrows).toHaveCSS('opacity', '0');
    await next.focus();
    await expect(arrows).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollLeft(page, track)).toBe(topProductStep);
    // Presses faster than the row scrolls.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => scrollLeft(page, track)).toBe(3 * topProductStep);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/about/');
    for (const { name, track, step } of [
      { name: 'Customer Feedback', track: '#customers-track', step: 570 },
      { name: 'Latest Recipes & Blogs', track: '#posts-track', step: 374 },
    ]) {
      const row = page.getByRole('region', { name });
      await row.hover();
      await row.getByRole('button', { name: `Next ${name}` }).click();
      await expect.poll(() => scrollLeft(page, track)).toBe(step);
      await row.getByRole('button', { name: `Previous ${name}` }).click();
      await expect.poll(() => scrollLeft(page, track)).toBe(0);
    }
    const card = page.locator('#posts-track article').first();
    await card.scrollIntoViewIfNeeded();
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/blog\/$/);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('slides, rows and the wall of products follow taps and swipes', async ({ page }) => {
    // Safari before 26.2 has no such event.
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).tap();
    await expect.poll(() => slide(page)).toBe(1);
    await swipe(page, { from: 40, to: 350 });
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 1 of 2');
    await swipe(page, { from: 350, to: 40 });
    await expect.poll(() => slide(page)).toBe(1);
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 2 of 2');
    await expect(page.getByText('2 / 2')).toBeVisible();

    const track = page.locator('#top-products-track');
    await expect(page.locator('#top-products [data-arrows]')).toBeHidden();
    await expect(track).toHaveCSS('scroll-snap-type', /x mandatory/);
    expect(await track.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);

    // On the wall the first tap shows a product's name and the second opens it.
    await page.locator('[data-wall]').scrollIntoViewIfNeeded();
    const place = page.locator('[data-wall] ul').getByRole('listitem').nth(1);
    const path = await place.getByRole('link').getAttribute('href');
    const tap = () => place.tap({ position: { x: 40, y: 60 } });
    await tap();
    await expect(place.locator('.label')).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL(/\/$/);
    await tap();
    await expect(page).toHaveURL(path ?? '');
  });
});

test('a page translated before the first touch keeps its carousels', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue += ' x';
  });
  const slides = page.locator('#hero [role=group]');
  const cards = page.locator('#top-products-track > li');
  const shown = [await slides.count(), await cards.count()];
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByText('2 / 2')).toBeVisible();
  const row = page.locator('#top-products');
  await row.hover();
  await row.getByRole('button', { name: /^Next/ }).click();
  await expect.poll(() => scrollLeft(page, '#top-products-track')).toBeGreaterThan(0);
  expect([await slides.count(), await cards.count()]).toEqual(shown);
});
