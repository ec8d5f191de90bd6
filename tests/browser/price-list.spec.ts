import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { locales, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { priceList } from '~/config/messages/en/price-list';
import { categories, pathOf } from '~/config/routes';
import { site } from '~/config/site';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { categoryNames, pageText, pick, products, productsOf } from '../support/content';
import { expect, test } from '../support/test';

const last = pick(products.toReversed(), ({ size }) => Boolean(size));

const unweighed = products.filter(({ packs }) => packs.some(({ grams }) => grams === undefined));

const { heading } = pageText('priceList');

test('the price list has the rows of its spreadsheet in columns that keep their width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/price-list/');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.locator('th[scope=row] > a:first-child')).toHaveText(products.map(({ name }) => name));
  await expect(table.locator('th[scope=row] small')).toHaveText(
    products.map(({ id, nepali }) => `№ ${id} ${nepali}`),
  );
  for (const [index, { slug }] of categories.entries()) {
    const listed = productsOf(slug).flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
    const columns = [...new Set(listed)].toSorted((a, b) => a - b).map((grams) => formatWeight(grams));
    const heads = table.nth(index).getByRole('columnheader');
    await expect(heads).toHaveText([categoryNames[index] ?? '', ...columns, 'per 100\u00a0g']);
  }
  for (const { name, nepali, packs } of [pick(products, ({ size }) => Boolean(size)), ...unweighed]) {
    const row = table
      .locator('tr', { has: page.locator('th', { hasText: new RegExp(`^\\s*${name}`) }) })
      .first();
    await expect(row).toContainText(nepali);
    for (const { price } of packs) await expect(row).toContainText(String(price));
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
  expect(rows.map((row) => row.split(',').slice(1, 3))).toEqual(
    products.map(({ id, name }) => [String(id), name]),
  );

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

  for (const path of locales.map((locale) => pathOf('priceList', locale))) {
    await page.goto(path);
    // Two A4 sheets.
    await page.emulateMedia({ media: 'print' });
    const sheets = await page.pdf({ preferCSSPageSize: true });
    const boxes = sheets.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
    const sizes = boxes.map((box) =>
      box
        .match(/[\d.]+/g)
        ?.map(Number)
        .map(Math.round),
    );
    expect(sizes, path).toEqual([
      [0, 0, 595, 842],
      [0, 0, 595, 842],
    ]);
    await page.emulateMedia({ media: 'screen' });
    // Rows that have not arrived yet do not change the columns.
    const measure = () =>
      page
        .locator('thead th')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
    const whole = await measure();
    await page.locator('tbody tr').evaluateAll((rows) => {
      for (const row of rows.slice(4)) row.remove();
    });
    expect(await measure()).toEqual(whole);
  }
});

/** Enlarges text without any effect on media queries. */
const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

test('the price list fits every width and text size, and paper', async ({ page }) => {
  await page.goto('/price-list/');
  await expect(page.locator('[data-sheet]')).toBeAttached();
  const jump = page.getByRole('navigation', { name: 'Categories' });
  for (const width of [320, 390, 1199]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const packs = await page.locator('[data-pack]').evaluateAll((nodes) =>
      nodes.map((node) => {
        const box = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
        const [own, weight, price] = [
          box(node),
          box(node.querySelector('.weight')),
          box(node.querySelector('b')),
        ];
        const isPaired = weight.width === 0 || (price.left >= weight.right && price.top < weight.bottom);
        return own.left >= 0 && own.right <= innerWidth && price.width > 0 && isPaired;
      }),
    );
    expect(packs, `at ${width} px`).toEqual(products.flatMap(({ packs }) => packs.map(() => true)));
    await expect(jump.getByRole('link')).toHaveText(categoryNames);
    const category = categoryNames.at(-1) ?? '';
    await jump.getByRole('link', { name: category }).click();
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    const heading = page.locator('thead', { hasText: category });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(jump).toBeInViewport();
    const bar = await page.locator('.jump').boundingBox();
    if (width > 320)
      expect((await heading.boundingBox())?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: /^One more: / }).first()).toBeVisible();
    const ends = await page
      .locator('main table, [data-sheet]')
      .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().right)));
    expect(new Set(ends).size, `at ${width} px`).toBe(1);
    const head = page.getByRole('columnheader', { name: messagesOf(sourceLocale).priceList.perUnit }).first();
    await expect(head).toBeInViewport({ ratio: 1 });
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText(site.phones.main).locator('visible=true')).toHaveCount(1);
  const name = page.locator('th[scope=row] > a:first-child').getByText(last.name, { exact: true });
  await expect(name).toBeVisible();
  const heading = page.locator('thead').first();
  await expect(heading).toHaveCSS('display', 'table-header-group');
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.setViewportSize({ width: Math.round(((210 - 20) / 25.4) * 96), height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(719);
  await page.emulateMedia({ media: 'screen' });

  // The header covers no sticky bar with large text.
  await page.waitForFunction(() => !document.querySelector('.later'));
  const edges = () =>
    page.evaluate(async (name) => {
      document.querySelector('tbody tr:nth-child(3)')?.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return ['.header', `main :has(> nav[aria-label='${name}'])`, 'thead th'].map((selector) => {
        const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    }, priceList.jump);
  for (const [width, percent] of [
    [540, 150],
    [640, 200],
    [800, 200],
    [1024, 200],
    [1440, 200],
  ] as const) {
    await enlargeText(page, percent);
    await page.setViewportSize({ width, height: 900 });
    const [header, jump, group] = await edges();
    const label = `${width} px, ${percent} %`;
    if (!header || !jump || !group) throw new Error('a bar is missing');
    // Borders may overlap.
    expect.soft(jump.top - Math.max(header.bottom, 0), label).toBeGreaterThan(-2);
    expect.soft(group.top - jump.bottom, label).toBeGreaterThan(-2);
  }
  await enlargeText(page, 200);
  for (const width of [1280, 1440, 1920, 2200, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the catalogue and a category print as a list without pictures', async ({ page }) => {
  const spice = pick(products, ({ size }) => Boolean(size));
  const card = page.locator(`#product-${spice.id}`);
  const expectList = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(card).toContainText(spice.name);
    await expect(card).toContainText(formatPrice(spice.packs[0]?.price ?? 0));
    await expect(card).toContainText(spice.size ?? '');
    await expect(card.locator('img')).toBeHidden();
    await expect(page.getByRole('search').locator('visible=true')).toHaveCount(0);
    const { height } = (await card.boundingBox()) ?? { height: 0 };
    expect(height, page.url()).toBeLessThan(40);
    await page.emulateMedia({ media: 'screen' });
  };
  await page.goto('/products/');
  await expectList();

  await page.goto(`/products/${spice.category}/#product-${spice.id}`);
  await expect(card).toBeInViewport();
  await expectList();
});
