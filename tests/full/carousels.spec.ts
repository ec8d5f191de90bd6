import type { Page } from 'playwright/test';
import { formatPrice } from '~/domain/price';
import { products } from '../support/content';
import { expect, test } from '../support/test';

const wall = (page: Page) => page.locator('.wall .shelves');
const links = (page: Page) => wall(page).getByRole('link');

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('slides follow swipes, and the second tap on the wall opens a product', async ({ page }) => {
    // Safari before 26.2 has no such event.
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const status = page.locator('#hero').getByRole('status');
    /** Number of slides scrolled, with a fraction during the scroll. */
    const slide = () =>
      page.locator('#hero-track').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await page.getByRole('button', { name: 'Next slide' }).tap();
    await expect.poll(slide).toBeCloseTo(1);
    for (const [from, to, at] of [
      [40, 350, 1],
      [350, 40, 2],
    ] as const) {
      for (let step = 0; step <= 6; step++)
        await session.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x: from + ((to - from) * step) / 6, y: 400 }],
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(status).toHaveText(`Slide ${at} of 2`);
      await expect.poll(slide).toBeCloseTo(at - 1);
    }

    await page.locator('.wall').scrollIntoViewIfNeeded();
    const place = wall(page).getByRole('listitem').nth(1);
    const path = await place.getByRole('link').getAttribute('href');
    const tap = () => place.tap({ position: { x: 40, y: 60 } });
    await tap();
    await expect(place.locator('.label')).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL(/\/$/);
    await tap();
    await expect(page).toHaveURL(path ?? '');
  });
});

test('the wall fetches its pictures as they scroll into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(wall(page)).toBeAttached();
  /** Waits for observers that began earlier. */
  const observe = () =>
    page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement)),
    );
  await observe();
  await expect(page.locator('.wall img:visible')).toHaveCount(0);
  const pictures = wall(page).getByRole('list').first().locator('img');
  await page.locator('.wall').scrollIntoViewIfNeeded();
  await expect(pictures.first()).toBeVisible();
  await observe();
  await expect(pictures.last()).toBeHidden();
  await links(page)
    .nth((await pictures.count()) - 1)
    .focus();
  await expect(pictures.last()).toBeVisible();
});

test('the wall has every product and names what has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/');
  await page.locator('.wall').scrollIntoViewIfNeeded();
  await expect(links(page)).toHaveCount(products.length);
  await links(page).nth(1).focus();
  await page.keyboard.press('Tab');
  const link = links(page).nth(2);
  const path = (await link.getAttribute('href')) ?? '';
  const product = products.find(({ category, slug }) => path.endsWith(`/${category}/${slug}/`));
  await expect(link).toBeFocused();
  for (const text of [product?.name, product?.nepali, formatPrice(product?.packs[0]?.price ?? 0)])
    await expect(link.locator('.label')).toContainText(text ?? '');
  await expect(link.locator('.label')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});
