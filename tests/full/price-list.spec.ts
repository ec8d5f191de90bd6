import { locales } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import { pathOf } from '~/config/routes';
import { site } from '~/config/site';
import { categoryNames, pick, products } from '../support/content';
import { waitForDeferred } from '../support/deferred';
import { expect, test } from '../support/test';

const { priceList } = en;

test('bars of the price list stay in view and cover no row, with large text too', async ({ page }) => {
  await page.goto('/price-list/');
  await expect(page.locator('[data-sheet]')).toBeAttached();
  await waitForDeferred(page);
  const jump = page.getByRole('navigation', { name: 'Categories' });
  for (const width of [320, 390, 1199]) {
    await page.setViewportSize({ width, height: 844 });
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
  // The header covers no sticky bar with large text.
  const edges = () =>
    page.evaluate(async (name) => {
      document.querySelector('tbody tr:nth-child(3)')?.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return ['.header', `main :has(> nav[aria-label='${name}'])`, 'thead th'].map((selector) => {
        const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    }, priceList.jump);
  for (const width of [540, 640, 800, 1024, 1440]) {
    // Enlarges text without any effect on media queries.
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      width < 640 ? '150%' : '200%',
    );
    await page.setViewportSize({ width, height: 900 });
    const [header, jump, group] = await edges();
    if (!header || !jump || !group) throw new Error('a bar is missing');
    // Borders may overlap.
    expect.soft(jump.top - Math.max(header.bottom, 0), `${width} px`).toBeGreaterThan(-2);
    expect.soft(group.top - jump.bottom, `${width} px`).toBeGreaterThan(-2);
  }
});

const spice = pick(products.toReversed(), ({ size }) => Boolean(size));

test('the price list prints as a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/price-list/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText(site.phones.main).locator('visible=true')).toHaveCount(1);
  const name = page.locator('th[scope=row] > a:first-child').getByText(spice.name, { exact: true });
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
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
