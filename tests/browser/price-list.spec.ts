import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { site } from '~/config/site';
import { formatPrice } from '~/domain/price';
import { pick, products } from '../support/content';
import { expect, test } from '../support/test';

const spice = pick(products.toReversed(), ({ size }) => Boolean(size));

test('price list and catalogue print as lists, and the list is downloaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/price-list/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('price-list.csv');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText(site.phones.main).locator('visible=true')).toHaveCount(1);
  const name = page.locator('th[scope=row] > a:first-child').getByText(spice.name, { exact: true });
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
  for (const path of locales.map((locale) => pathOf('priceList', locale))) {
    await page.goto(path);
    const sheets = await page.pdf({ preferCSSPageSize: true });
    const boxes = sheets.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
    const sizes = boxes.map((box) => box.match(/[\d.]+/g)?.map((side) => Math.round(Number(side))));
    expect(sizes, path).toEqual([
      [0, 0, 595, 842],
      [0, 0, 595, 842],
    ]);
  }
  await page.emulateMedia({ media: 'screen' });

  const card = page.locator(`#product-${spice.id}`);
  for (const path of ['/products/', `/products/${spice.category}/#product-${spice.id}`]) {
    await page.goto(path);
    if (path.includes('#')) await expect(card).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    for (const text of [spice.name, formatPrice(spice.packs[0]?.price ?? 0), spice.size ?? ''])
      await expect(card).toContainText(text);
    await expect(card.locator('img')).toBeHidden();
    await expect(page.getByRole('search').locator('visible=true')).toHaveCount(0);
    expect((await card.boundingBox())?.height, path).toBeLessThan(40);
    await page.emulateMedia({ media: 'screen' });
  }
});
