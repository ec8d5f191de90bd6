import type { Page } from 'playwright/test';
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { offerItems } from '~/domain/order/offer';
import { orderFields } from '~/domain/order/order';
import { queryFromItems } from '~/domain/order/query';
import { field, fillField, fillIn, first, names, placeOrder } from '../../browser/order/page';
import { pick, products } from '../../support/content';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';

const countPages = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const longest = pick(products.map(({ name }) => name).sort((a, b) => b.length - a.length));

test.describe('layout', () => {
  const columns = async (page: Page) => {
    const [left, right] = await Promise.all([
      field(page, 'Business Name').boundingBox(),
      field(page, 'Business Type').boundingBox(),
    ]);
    return left?.y === right?.y ? 2 : 1;
  };

  test('fits every width and 400 % zoom, and prints 50 lines on two pages', async ({ page }) => {
    const others = Array.from({ length: 49 }, (_, row) => `${first} ${row}`);
    await page.goto(`/order/?${new URLSearchParams([longest, ...others].map((name) => ['item', name]))}`);
    await expect(names(page)).toHaveCount(50);
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
    await page.setViewportSize({ width: 320, height: 256 });
    await fillIn(page);
    const narrow = await page
      .locator('form :is(input, select, button):visible')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .filter(({ left, right, width, height }) => left < 0 || right > 320 || width < 44 || height < 44),
      );
    expect(narrow).toEqual([]);
    await page.getByRole('button', { name: 'Remove item 2', exact: true }).click();
    await page.getByRole('button', { name: 'Add Item' }).click();
    await field(page, 'Item 50').fill(first);
    await placeOrder(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await countPages(page)).toBe(2);
  });

  test('prints 18 long names of a shop with a long name on one page', async ({ page }) => {
    const { fields, placeOrder: place, summary } = ne.forms.order;
    const packs = offerItems(products.map((product) => ({ ...product, id: String(product.id) })));
    const names = packs.map(({ name }) => name).sort((a, b) => b.length - a.length);
    // Devanagari needs the most height.
    await page.goto(
      `/ne/order/${queryFromItems(names.slice(0, 18).map((name) => ({ name, quantity: 144 })))}`,
    );
    // The form is hidden until it has the items of the link.
    await expect(page.locator('[data-draft] astro-island[ssr]')).toHaveCount(0);
    const shop = makeOrder({
      fullName: 'Bhuwaneshwari Lamichhane Shrestha-Adhikari',
      email: 'bhuwaneshwari.lamichhane.shrestha@annapurna-mountain-lodge.example',
      businessName: 'Annapurna Himalayan Mountain Lodge, Restaurant and Party Palace Private Limited',
    });
    for (const name of orderFields) await fillField(page.getByRole('main'), fields[name], shop[name]);
    await page.getByRole('button', { name: place }).click();
    await expect(page.getByRole('region', { name: summary.heading })).toBeVisible();
    expect(await countPages(page)).toBe(1);
  });
});
