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

  test('next and previous go round both ways and say where they are', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Highlights' });
    const next = hero.getByRole('button', { name: 'Next slide' });
    const previous = hero.getByRole('button', { name: 'Previous slide' });
    await next.click();
    await expect.poll(() => left(page)).toBe(1);
    await expect(hero.getByRole('status')).toHaveText('Slide 2 of 2');
    await next.click();
    await expect.poll(() => left(page)).toBe(0);
    await expect(hero.getByRole('status')).toHaveText('Slide 1 of 2');
    await previous.click();
    await expect.poll(() => left(page)).toBe(1);
  });

  test('arrow keys move it, and it never moves by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(60_000);
    expect(await left(page)).toBe(0);
    await page.getByRole('button', { name: 'Next slide' }).focus();
    await expect(page.locator('#hero astro-island')).toHaveAttribute('data-hydrated', '');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => left(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => left(page)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => left(page)).toBe(1);
  });

  test('leaves the keys of the browser alone: Alt with an arrow goes back', async ({ page }) => {
    await page.goto('/faq/');
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).focus();
    await expect(page.locator('#hero astro-island')).toHaveAttribute('data-hydrated', '');
    const isLeft = await page
      .getByRole('button', { name: 'Next slide' })
      .evaluate((button) =>
        button.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
        ),
      );
    expect(isLeft).toBe(true);
    expect(await left(page)).toBe(0);
  });

  test('the second slide mirrors the first: picture left, words right', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => left(page)).toBe(1);
    const words = await page.getByRole('group', { name: 'Slide 2 of 2' }).getByRole('heading').boundingBox();
    expect(words?.x).toBeGreaterThan(720);
  });

  test('both slides lead to the products', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Slide 1 of 2', 'Slide 2 of 2'])
      await expect(page.getByRole('group', { name }).getByRole('link').first()).toHaveAttribute(
        'href',
        '/products/',
      );
  });

  test('a click that comes before the script is not lost', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/_astro\/client\..*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    expect(await left(page)).toBe(0);
    release();
    await expect.poll(() => left(page)).toBe(1);
  });
});

test.describe('hero by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe moves it and is followed by the counter', async ({ page }) => {
    await page.goto('/');
    await swipe(page, { from: 350, to: 40 });
    await expect.poll(() => left(page)).toBe(1);
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 2 of 2');
    await expect(page.getByText('2 / 2')).toBeVisible();
    await swipe(page, { from: 40, to: 350 });
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 1 of 2');
  });

  test('a tap on an arrow works at once', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).tap();
    await expect.poll(() => left(page)).toBe(1);
  });
});
