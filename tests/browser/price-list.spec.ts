import { readFile } from 'node:fs/promises';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { site } from '~/config/site';
import { formatPrice } from '~/domain/price';
import { pick, products } from '../support/content';
import { expect, test } from '../support/test';

const spice = pick(products.toReversed(), ({ size }) => Boolean(size));
const unweighed = products.filter(({ packs }) => packs.some(({ grams }) => grams === undefined));

test('the price list is downloaded and printed on two sheets in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/price-list/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('price-list.csv');
  expect((await readFile(await download.path(), 'utf8')).startsWith('\ufeff')).toBe(true);

  // Prices without a weight are outside the columns of weights.
  await expect(page.getByRole('button', { name: /^One more: / }).first()).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const rows = await page.locator('.others').evaluateAll((cells) => {
      const text = document.createRange();
      const centreOf = (node: Element) => {
        text.selectNodeContents(node);
        const { left, width } = text.getBoundingClientRect();
        return left + width / 2;
      };
      return cells.map((cell) => {
        const heads = [...(cell.closest('table')?.querySelectorAll('thead th') ?? [])]
          .slice(1, -1)
          .map(centreOf);
        const prices = [...cell.querySelectorAll('b')].filter((price) => price.checkVisibility());
        const away = prices.map((price) =>
          Math.min(...heads.map((head) => Math.abs(head - centreOf(price)))),
        );
        const words = cell.querySelector('div')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        return { text: words, away: Math.min(...away) };
      });
    });
    expect(rows).toHaveLength(unweighed.length);
    for (const { text, away } of rows) {
      expect(text).toMatch(/^weights on request: smallest Rs\..* largest Rs\.\d+/);
      expect(away, `px from a weight in ${media}: ${text}`).toBeGreaterThan(12);
    }
  }
  await page.emulateMedia({ media: 'screen' });

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
});

test('the catalogue and a category print as a list without pictures', async ({ page }) => {
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
