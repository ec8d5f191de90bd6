import { locales, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { priceList } from '~/config/messages/en/price-list';
import { pathOf } from '~/config/routes';
import { categoryNames, products } from '../support/content';
import { expect, test } from '../support/test';

const unweighed = products.filter(({ packs }) => packs.some(({ grams }) => grams === undefined));

test('the price list fits every width and text size, and paper', async ({ page }) => {
  await page.goto('/price-list/');
  await expect(page.locator('[data-sheet]')).toBeAttached();
  const jump = page.getByRole('navigation', { name: 'Categories' });
  for (const width of [320, 390, 1199]) {
    await page.setViewportSize({ width, height: 844 });
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

  await page.emulateMedia({ media: 'print' });
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
    // Enlarges text without any effect on media queries.
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`);
    await page.setViewportSize({ width, height: 900 });
    const [header, jump, group] = await edges();
    const label = `${width} px, ${percent} %`;
    if (!header || !jump || !group) throw new Error('a bar is missing');
    // Borders may overlap.
    expect.soft(jump.top - Math.max(header.bottom, 0), label).toBeGreaterThan(-2);
    expect.soft(group.top - jump.bottom, label).toBeGreaterThan(-2);
  }
});

test('rows of the price list that have not arrived yet do not change its columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of locales.map((locale) => pathOf('priceList', locale))) {
    await page.goto(path);
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

test('prices without a weight stand between the columns of weights', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/price-list/');
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
});
