import { categories } from '~/config/routes';
import { field, find } from '../browser/finder/page';
import { pick, productsOf } from '../support/content';
import { expect, test } from '../support/test';

const [{ slug }] = categories;

/** The list of cards of each page, and the number of columns at a width. */
const grids = [
  {
    path: '/products/',
    list: `#${slug} ul:has(article)`,
    columns: { 1440: 4, 1025: 4, 1024: 2, 768: 2, 320: 2 },
  },
  { path: '/blog/', list: 'main ul:has(article)', columns: { 1440: 3, 1025: 3, 1024: 1, 768: 1, 320: 1 } },
  { path: '/recipe/', list: 'main ul:has(article)', columns: { 1440: 3, 1024: 3, 768: 1, 320: 1 } },
  {
    path: '/team/',
    list: 'main ul:has(article)',
    columns: { 1440: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1 },
  },
  {
    path: '/testimonials/',
    list: 'main ul:has(figure)',
    columns: { 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1 },
  },
  {
    path: '/contact/',
    list: 'main ul:has(address)',
    columns: { 1440: 3, 1025: 3, 1024: 2, 481: 2, 480: 1, 320: 1 },
  },
  { path: '/contact/', list: 'main form > :has([name=email])', columns: { 1440: 2, 769: 2, 768: 1, 320: 1 } },
];

test('lists have the number of columns for their width', async ({ page }) => {
  for (const { path, list, columns } of grids) {
    await page.goto(path);
    const found: Record<string, number> = {};
    for (const width of Object.keys(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      found[width] = await page.locator(list).evaluate((grid) => {
        const shown = [...grid.children].filter((item) => item.checkVisibility());
        return new Set(shown.map((item) => Math.round(item.getBoundingClientRect().left))).size;
      });
    }
    expect.soft(found, `${path} ${list}`).toEqual(columns);
  }
});

test('on phones a category is a short list or a grid of cards, by its address', async ({ page }) => {
  const products = productsOf(slug);
  const { name } = pick(products, ({ name }) => find(`q=${name}&category=${slug}`).length === 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/products/${slug}/`);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const picture = page.locator('main article:visible').first().locator('img');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(96);
  const short = await length();
  const large = page.getByLabel('Large pictures');
  await large.check();
  await expect(page).toHaveURL(`/products/${slug}/?view=pictures`);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(300);
  await expect.poll(async () => short / (await length())).toBeLessThan(0.5);
  await field(page).fill(name);
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL(`/products/${slug}/?view=pictures`);
  await page.reload();
  await expect(large).toBeChecked();
  await large.uncheck();
  await expect(page).toHaveURL(`/products/${slug}/`);
  await page.goBack();
  await expect(large).toBeChecked();

  const measure = () =>
    page.locator('main li:visible:has(article)').evaluateAll((items) => {
      const picture = items[0]?.querySelector('source');
      const [size = ''] = (picture?.sizes ?? '')
        .replace('auto, ', '')
        .split(', ')
        .flatMap((part) => {
          const [, condition, width] = /^(?:(\(.*\)) )?(.*)$/.exec(part) ?? [];
          return !condition || matchMedia(condition).matches ? [width ?? ''] : [];
        });
      const box = items[0]?.getBoundingClientRect();
      const said = size.endsWith('vw')
        ? (Number.parseFloat(size) / 100) * innerWidth
        : Number.parseFloat(size);
      return { count: items.length, left: box?.left, width: box?.width ?? 0, said };
    });
  for (const width of [320, 600, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await field(page).fill('');
    await expect.poll(async () => (await measure()).count).toBe(products.length);
    const whole = await measure();
    const { row, gap, columns } = await page.locator('main ul:has(article)').evaluate((grid) => ({
      row: grid.getBoundingClientRect().width,
      gap: Number.parseFloat(getComputedStyle(grid).columnGap),
      columns: new Set(
        [...grid.children]
          .filter((item) => item.checkVisibility())
          .map((item) => Math.round(item.getBoundingClientRect().left)),
      ).size,
    }));
    expect(whole.width, `at ${width} px`).toBeGreaterThanOrEqual(250);
    expect(columns, `at ${width} px`).toBe(Math.floor((row + gap) / (250 + gap)));
    await field(page).fill(name);
    await expect.poll(async () => (await measure()).count).toBe(1);
    expect(await measure(), `at ${width} px`).toEqual({ ...whole, count: 1 });
    expect(whole.width).toBeLessThanOrEqual(320);
    expect(whole.said, `sizes at ${width} px`).toBeGreaterThan(whole.width - 12);
    expect(whole.said, `sizes at ${width} px`).toBeLessThan(whole.width * 1.25);
  }
});
