import { readFile } from 'node:fs/promises';
import { site } from '~/config/site';
import { categoryNames, pageText, pick, products } from '../support/content';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

const last = pick(products.toReversed(), ({ size }) => Boolean(size));

const unweighed = products.filter(({ packs }) => packs.some(({ grams }) => grams === undefined));

test('lists every product with a price for each pack, as the spreadsheet does, and says of which day', async ({
  page,
}) => {
  await page.goto('/price-list/');
  const table = page.getByRole('table');
  await expect(table.locator('th[scope=row]')).toHaveText(products.map(({ name }) => name));
  await expect(table.locator('th[scope=rowgroup]')).toHaveText(categoryNames);
  const weights = [...new Set(products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? [])))];
  const columns = weights.toSorted((a, b) => a - b).map((grams) => `${grams} g`);
  expect((await table.getByRole('columnheader').allInnerTexts()).slice(2, 2 + columns.length)).toEqual(
    columns,
  );
  for (const { name, nepali, packs } of [pick(products, ({ size }) => Boolean(size)), ...unweighed]) {
    const row = table
      .locator('tr', { has: page.locator('th', { hasText: new RegExp(`^\\s*${name}`) }) })
      .first();
    await expect(row).toContainText(nepali);
    for (const { rupees } of packs) await expect(row).toContainText(String(rupees));
  }
  const time = page.locator('time');
  await expect(time).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
  await expect(time).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('price-list.csv');
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [, ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',')[1])).toEqual(products.map(({ name }) => name));
});

const { heading, menu } = pageText('priceList');

test('the footer leads to it, and a name on it to its card', async ({ page }) => {
  await page.goto('/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: menu }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const { id, name, category } = last;
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/products/${category}/#product-${id}`);
  await expect(page.locator(`#product-${id}`)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the table scrolls in its frame, the names and the weights stay in view', async ({ page }) => {
    await page.goto('/price-list/');
    const frame = page.getByRole('region', { name: /^Prices in Nepali rupees/ });
    await frame.focus();
    await expect(frame).toBeFocused();
    await frame.evaluate((node) => node.scrollTo(10_000, 800));
    const name = page.getByRole('rowheader', { name: last.name, exact: true });
    await name.scrollIntoViewIfNeeded();
    await frame.evaluate((node) => node.scrollTo(10_000, node.scrollTop));
    await expect(name).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('columnheader', { name: 'per 100 g' })).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('only the list is printed, in black on white, under a letterhead', async ({ page }) => {
    await page.goto('/price-list/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(site.phones.main).locator('visible=true')).toHaveCount(1);
    const name = page.getByRole('rowheader', { name: last.name, exact: true });
    await expect(name).toBeVisible();
    const heading = page.locator('thead');
    await expect(heading).toHaveCSS('display', 'table-header-group');
    await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('it fits the width of A4 on two sheets', async ({ page }) => {
    await page.goto('/price-list/');
    const sheets = await page.pdf({ preferCSSPageSize: true });
    const boxes = sheets.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
    expect(boxes.length).toBe(2);
    for (const box of boxes)
      expect(
        box
          .match(/[\d.]+/g)
          ?.slice(2)
          .map(Number)
          .map(Math.round),
      ).toEqual([595, 842]);
    await page.setViewportSize({ width: Math.round(((210 - 20) / 25.4) * 96), height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(719);
  });

  for (const path of ['/products/', `/products/${last.category}/`])
    test(`${path} prints as a list without pictures`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const card = page.locator(`#product-${last.id}`);
      await expect(card).toContainText(last.name);
      await expect(card).toContainText(`Rs.${last.packs[0]?.rupees}`);
      await expect(card).toContainText(last.size ?? '');
      await expect(card.locator('img')).toBeHidden();
      await expect(page.getByRole('search').locator('visible=true')).toHaveCount(0);
      const { height } = (await card.boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(40);
    });
});

test('recipes and spices lead to one another', async ({ page }) => {
  const recipe = pick(rowsOf<{ heading: string; spices: (string | number)[] }>('recipes/en'));
  const spice = pick(products, ({ id }) => String(id) === String(recipe.spices[0]));
  const address = `/products/${spice.category}/#product-${spice.id}`;
  const card = page.locator(`#product-${spice.id}`);
  await page.goto('/recipe/');
  await page.locator(`#${recipe.id}`).getByRole('link', { name: spice.name, exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: recipe.heading, exact: true }).click();
  await expect(page).toHaveURL(`/recipe/#${recipe.id}`);
  await expect(page.locator(`#${recipe.id}`)).toBeInViewport();
});
