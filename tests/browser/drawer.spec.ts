import type { Page } from 'playwright/test';
import { defaultLocale, languageOf, locales } from '~/config/locales';
import { categories, menu } from '~/config/routes';
import { site } from '~/config/site';
import { pageText } from '../support/content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.locator('#drawer');

test('below 1024 px it slides in over a dark overlay, keeps focus inside and holds the page still; it closes by its button, by Escape, by the overlay and by choosing any item', async ({
  page,
}) => {
  // It leaves the focus where somebody types before it is a modal dialog.
  await page.goto('/about/');
  const search = drawer(page).getByRole('searchbox');
  await opener(page).evaluate((button: HTMLElement) => {
    button.click();
    document.querySelector<HTMLInputElement>('#drawer input')?.focus();
  });
  await expect(page.locator('#drawer:modal')).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(drawer(page)).toBeHidden();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
  expect((await drawer(page).boundingBox())?.width).toBe(250);
  // A canvas turns any notation of a colour into its four bytes.
  const overlay = await drawer(page).evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element, '::backdrop').backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(Math.max(...overlay.slice(0, 3)), 'dark').toBeLessThan(64);
  expect(overlay[3], 'lets some light through').toBeGreaterThan(96);
  expect(overlay[3]).toBeLessThan(240);
  const others = locales.filter((locale) => locale !== defaultLocale).map((other) => languageOf(other).name);
  const items = [
    ...menu.flatMap((id) => [
      pageText(id).menu,
      ...(id === 'products' ? categories.map(({ slug }) => pageText(`products-${slug}`).menu) : []),
    ]),
    pageText('order').menu,
    pageText('priceList').menu,
    `Call ${site.phones.main}`,
    'WhatsApp',
    ...others,
  ];
  await expect(drawer(page).getByRole('link')).toHaveText(items);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('#drawer')),
    );
    expect(isInside).toBe(true);
  }
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(opener(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(opener(page)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const close = [
    () => page.getByRole('button', { name: 'Close menu' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(350, 600),
    () => drawer(page).getByRole('link', { name: 'About' }).tap(),
  ];
  for (const act of close) {
    await opener(page).tap();
    await expect(drawer(page)).toBeVisible();
    await act();
    await expect(drawer(page)).toBeHidden();
  }
  await opener(page).tap();
  await drawer(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(drawer(page)).toBeHidden();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, leads on and closes all the same', async ({ page }) => {
    await page.goto('/');
    await opener(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer(page)).toBeHidden();
    await opener(page).tap();
    await drawer(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL(/\/contact\/$/);
  });
});
