import type { Page } from '@playwright/test';
import { site } from '~/config/site';
import { expectAccessible } from '../../support/axe';
import { pick, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { field, fillIn, first, placeOrder } from './page';

test('axe finds nothing from the empty form to the placed order', async ({ page }) => {
  await page.goto('/order/');
  await fillIn(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await placeOrder(page);
  await expectAccessible(page);
});

const longest = pick(products.map(({ name }) => name).sort((a, b) => b.length - a.length));

test.describe('layout', () => {
  const columns = async (page: Page) => {
    const [left, right] = await Promise.all([
      field(page, 'Business Name').boundingBox(),
      field(page, 'Business Type').boundingBox(),
    ]);
    return left?.y === right?.y ? 2 : 1;
  };

  test('two columns, one at 768 px and less', async ({ page }) => {
    await page.goto('/order/');
    for (const [width, count] of [
      [1440, 2],
      [1024, 2],
      [769, 2],
      [768, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(page), `at ${width} px`).toBe(count);
    }
  });

  for (const [name, viewport] of [
    ['320 px', { width: 320, height: 640 }],
    ['1280 px at 400 %', { width: 320, height: 256 }],
  ] as const)
    test(`${name}: every field can be seen and used, nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/order/?item=${encodeURIComponent(longest)}&item=${encodeURIComponent(first)}`);
      await fillIn(page);
      const narrow = await page
        .locator('form :is(input, select, button):visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            .filter(({ left, right, width, height }) => left < 0 || right > 320 || width < 44 || height < 44),
        );
      expect(narrow).toEqual([]);
      await page.getByRole('button', { name: 'Remove item 2' }).click();
      await placeOrder(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('says how to order instead and shows no field', async ({ page }) => {
    await page.goto('/order/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Order by phone or e-mail' })).toBeVisible();
    await expect(main.getByRole('link', { name: site.phones.sales })).toBeVisible();
    await expect(main.getByRole('link', { name: site.emails.sales })).toBeVisible();
    await expect(main.locator(':is(input, select, button):visible')).toHaveCount(0);
  });
});
