import type { Page } from 'playwright/test';
import { watchShifts } from '../support/shifts';
import { cutAt, cutDocuments } from '../support/slow-line';
import { expect, test } from '../support/test';

/** Number of slides scrolled, with a fraction during the scroll. */
const left = (page: Page) =>
  page.locator('#hero-track').evaluate((track) => Number((track.scrollLeft / track.clientWidth).toFixed(2)));

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

  test('arrows and keys wrap around and announce the slide, which never moves alone', async ({ page }) => {
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

    const isLeftAlone = await next.evaluate((button) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(isLeftAlone).toBe(true);
    expect(await left(page)).toBe(1);
    await next.focus();
    for (const [key, slide] of [
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => left(page)).toBe(slide);
    }

    // The first viewport has packs and arrows at every width.
    for (const width of [768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const picture = page.locator('#hero img').first();
      // Another file may still be loading for the new width.
      const readShown = () =>
        picture.evaluate((image: HTMLImageElement) => {
          const { width, height } = image.getBoundingClientRect();
          return (
            height /
            (image.naturalHeight * Math.max(width / image.naturalWidth, height / image.naturalHeight))
          );
        });
      await expect.poll(readShown, `part of the picture's height at ${width} px`).toBeGreaterThan(0.8);
      await expect(next).toBeInViewport({ ratio: 1 });
      const arrow = await next.boundingBox();
      expect(arrow?.x, `arrows at the lower left at ${width} px`).toBeLessThan(width / 3);
      expect(arrow?.y, `arrows at the lower left at ${width} px`).toBeGreaterThan(450);
    }
  });
});

test.describe('carousels by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('taps move the slides and swipes the counter, also without scrollend', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).tap();
    await expect.poll(() => left(page)).toBe(1);
    await swipe(page, { from: 40, to: 350 });
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 1 of 2');
    await swipe(page, { from: 350, to: 40 });
    await expect.poll(() => left(page)).toBe(1);
    await expect(page.locator('#hero').getByRole('status')).toHaveText('Slide 2 of 2');
    await expect(page.getByText('2 / 2')).toBeVisible();

    const track = page.locator('#top-products-track');
    await expect(page.locator('#top-products [data-arrows]')).toBeHidden();
    await expect(track).toHaveCSS('scroll-snap-type', /x mandatory/);
    expect(await track.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('carousels scroll, without arrows', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#hero-track')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Next|Previous)/ })).toHaveCount(0);
    const reached = await page.locator('[data-track]').evaluateAll((tracks) =>
      tracks.map((track) => {
        track.scrollTo({ left: 10_000, behavior: 'instant' });
        return track.scrollLeft;
      }),
    );
    expect(reached.length).toBeGreaterThan(1);
    expect(Math.min(...reached)).toBeGreaterThan(0);
  });
});

for (const width of [390, 1440])
  test(`the hero does not shift while its HTML arrives, at ${width} px`, async ({
    page,
    request,
    baseURL,
    watch,
  }) => {
    watch.expect(/foreign request: http:\/\/127\.0\.0\.1/);
    await page.setViewportSize({ width, height: 823 });
    const html = await (await request.get('/')).body();
    const end = html.indexOf('</section>', html.indexOf('id="hero"'));
    const cuts: number[] = [];
    for (let cut = html.indexOf('id="hero"'); cut < end; cut = html.indexOf('<', cut + 500)) cuts.push(cut);
    expect(cuts.length).toBeGreaterThan(5);
    const slow = await cutDocuments(baseURL ?? '');
    const readShifts = await watchShifts(page);
    for (const cut of cuts) {
      await page.goto(slow.origin + cutAt('/', cut));
      expect.soft(await readShifts(), html.toString('utf8', cut - 60, cut)).toEqual([]);
    }
    slow.close();
  });
