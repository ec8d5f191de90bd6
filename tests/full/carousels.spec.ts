import { expect, test } from '../support/test';

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('slides follow swipes', async ({ page }) => {
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
  });
});

test('a shelf of the wall fetches its pictures as it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shelf = page.locator('.wall').getByRole('list').first();
  const pictures = shelf.locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.last()).toBeHidden();
  await shelf.getByRole('link').last().focus();
  await expect(pictures.last()).toBeVisible();
});
