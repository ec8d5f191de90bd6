import type { Page } from 'playwright/test';
import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { maxColumn, topProductStep } from '~/islands/carousel/steps';
import { pageText } from '../support/content';
import { rowsOf } from '../unit/content/tables';
import { expect, test } from './test';

const total = rowsOf('slides').length;

const scrollLeft = (page: Page, track: string) =>
  page.locator(track).evaluate((element) => Math.round(element.scrollLeft));

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('slides and rows of cards move by buttons and keys, and never alone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(60_000);
  /** Number of slides scrolled, with a fraction during the scroll. */
  const slide = () =>
    page
      .locator('#hero-track')
      .evaluate((track) => Number((track.scrollLeft / track.clientWidth).toFixed(2)));
  expect(await slide()).toBe(0);
  const hero = page.getByRole('region', { name: en.chrome.carousel.label });
  const next = hero.getByRole('button', { name: en.chrome.carousel.next });
  for (const [button, at] of [
    [en.chrome.carousel.previous, total - 1],
    [en.chrome.carousel.next, 0],
    [en.chrome.carousel.next, 1],
  ] as const) {
    await hero.getByRole('button', { name: button }).click();
    await expect.poll(slide).toBe(at);
    await expect(hero.getByRole('status')).toHaveText(
      interpolate(en.chrome.carousel.slide, { number: at + 1, total }),
    );
  }
  const isLeftAlone = await next.evaluate((button) =>
    button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeftAlone).toBe(true);
  expect(await slide()).toBe(1);
  await next.focus();
  for (const [key, at] of [
    ['ArrowRight', 2 % total],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(slide).toBe(at);
  }

  const heading = pageText('home').sections?.top?.heading ?? '';
  const { scrollNext, scrollPrevious } = en.chrome.carousel;
  const section = page.getByRole('region', { name: heading });
  await section.hover();
  const count = rowsOf('top-products').length;
  const places = Array.from({ length: maxColumn(count) + 1 }, (_, column) => column * topProductStep);
  for (const [name, lefts] of [
    [interpolate(scrollNext, { name: heading }), [...places.slice(1), places.at(-1)]],
    [interpolate(scrollPrevious, { name: heading }), [...places.toReversed().slice(1), 0]],
  ] as const)
    for (const left of lefts) {
      await section.getByRole('button', { name }).click();
      await expect.poll(() => scrollLeft(page, '#top-products-track')).toBe(left);
    }
});
