import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const left = (page: Page) =>
  page.locator('#hero-track').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) await touch('touchMove', from + ((to - from) * step) / 6);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('hero carousel', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

  test('next and previous go round and say where they are; it never moves by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(60_000);
    expect(await left(page)).toBe(0);
    const hero = page.getByRole('region', { name: 'Highlights' });
    const next = hero.getByRole('button', { name: 'Next slide' });
    const previous = hero.getByRole('button', { name: 'Previous slide' });
    await next.click();
    await expect.poll(() => left(page)).toBe(1);
    await expect(hero.getByRole('status')).toHaveText('Slide 2 of 2');
    const second = page.getByRole('group', { name: 'Slide 2 of 2' });
    const words = await second.getByRole('heading').boundingBox();
    expect(words?.x, 'the second slide mirrors the first').toBeGreaterThan(720);
    await next.click();
    await expect.poll(() => left(page)).toBe(0);
    await expect(hero.getByRole('status')).toHaveText('Slide 1 of 2');
    await previous.click();
    await expect.poll(() => left(page)).toBe(1);
    for (const slide of [page.getByRole('group', { name: 'Slide 1 of 2' }), second])
      await expect(slide.getByRole('link').first()).toHaveAttribute('href', '/products/');
  });

  test('arrow keys move it, but those of the browser are left alone: Alt with one goes back', async ({
    page,
  }) => {
    await page.goto('/');
    const next = page.getByRole('button', { name: 'Next slide' });
    await next.focus();
    await expect(page.locator('#hero astro-island')).toHaveAttribute('data-hydrated', '');
    const isLeftAlone = await next.evaluate((button) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(isLeftAlone).toBe(true);
    expect(await left(page)).toBe(0);
    for (const [key, slide] of [
      ['ArrowRight', 1],
      ['ArrowRight', 0],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => left(page)).toBe(slide);
    }
  });
});

test.describe('hero by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on an arrow works at once, and a swipe is followed by the counter', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).tap();
    await expect.poll(() => left(page)).toBe(1);
    await swipe(page, { from: 40, to: 350 });
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 1 of 2');
    await swipe(page, { from: 350, to: 40 });
    await expect.poll(() => left(page)).toBe(1);
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 2 of 2');
    await expect(page.getByText('2 / 2')).toBeVisible();
  });
});
