import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test';

test('lists all 59 products with a price for each pack', async ({ page }) => {
  await page.goto('/price-list/');
  const table = page.getByRole('table');
  await expect(table.locator('th[scope=row]')).toHaveCount(59);
  await expect(table.locator('th[scope=rowgroup]')).toHaveText([
    'Box Spices',
    'Pouch Spices',
    'Whole Spices',
    'Other Products',
  ]);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Spice',
    'Nepali name',
    ...[10, 20, 25, 40, 50, 100, 150, 200, 400, 500, 800, 1000].map((grams) => `${grams} g`),
    'Other packs',
    'per 100 g',
  ]);
  const row = table.getByRole('row', { name: /^Whole Coriander Seeds/ });
  await expect(row.getByRole('cell')).toHaveText([
    'सिङ्गो धनियाँ',
    ...['', '', '', '', '', '', '', 'Rs.80', 'Rs.160', '', 'Rs.300', ''],
    '',
    'Rs.38',
  ]);
  await expect(table.getByRole('row', { name: /^Twelve-Spice Mix/ })).toContainText('Rs.25 / 50 / 100 / 240');
});

test('says of which day the prices are', async ({ page }) => {
  await page.goto('/price-list/');
  const time = page.locator('time');
  await expect(time).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
  await expect(time).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});

test('a name leads to its card', async ({ page }) => {
  await page.goto('/price-list/');
  await page.getByRole('link', { name: 'Sekuwa Spice' }).click();
  await expect(page).toHaveURL('/products/box/#product-14');
  await expect(page.locator('#product-14')).toBeInViewport();
});

test('the footer leads to it from every page', async ({ page }) => {
  await page.goto('/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Price list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price list' })).toBeVisible();
});

test('the spreadsheet has the same rows as the page', async ({ page }) => {
  await page.goto('/price-list/');
  const names = await page.locator('th[scope=row]').allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('price-list.csv');
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = '', ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(head.split(',')).toHaveLength(17);
  expect(rows.map((row) => row.split(',')[1])).toEqual(names);
  expect(rows[0]).toBe('Box Spices,Meat Spice,मासु मसला,,,40,,70,130,,,,580,,,,116');
  expect(rows.find((row) => row.includes('Twelve'))).toContain(',25 / 50 / 100 / 240,');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the table scrolls in its frame, the names and the weights stay in view', async ({ page }) => {
    await page.goto('/price-list/');
    const frame = page.getByRole('region', { name: /^Prices in Nepali rupees/ });
    await frame.focus();
    await expect(frame).toBeFocused();
    await frame.evaluate((node) => node.scrollTo(10_000, 800));
    const name = page.getByRole('rowheader', { name: 'Bay Leaf' });
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
    await expect(page.getByText('+977 1 555 0100').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('rowheader', { name: 'Cinnamon Powder' })).toBeVisible();
    const heading = page.locator('thead');
    await expect(heading).toHaveCSS('display', 'table-header-group');
    await expect(page.getByRole('rowheader', { name: 'Cloves' })).toHaveCSS('color', 'rgb(0, 0, 0)');
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

  for (const path of ['/products/', '/products/whole/'])
    test(`${path} prints as a list without pictures`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#product-218')).toHaveText(/Green Cardamom.*Rs\.300 \/ 580.*50 \/ 100g/s);
      await expect(page.locator('#product-218 img')).toBeHidden();
      await expect(page.getByRole('search').locator('visible=true')).toHaveCount(0);
      const { height } = (await page.locator('#product-218').boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(40);
    });
});

test('recipes and spices lead to one another', async ({ page }) => {
  await page.goto('/recipe/');
  await page.locator('#samosa').getByRole('link', { name: 'Whole Carom Seeds' }).click();
  await expect(page).toHaveURL('/products/whole/#product-203');
  await expect(page.locator('#product-203')).toBeInViewport();
  await page.locator('#product-203').getByRole('link', { name: 'Paratha' }).click();
  await expect(page).toHaveURL('/recipe/#paratha');
  await expect(page.locator('#paratha')).toBeInViewport();
});
