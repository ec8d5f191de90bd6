import { expect, test } from '../../support/test';

/** The list of cards of each page, and how many stand side by side at a width (spec §9.4). */
const grids = [
  { path: '/products/', list: '#box ul', columns: { 1440: 4, 1025: 4, 1024: 2, 768: 2, 320: 2 } },
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
];

for (const { path, list, columns } of grids)
  test(`${path} stands in as many columns as its width asks for`, async ({ page }) => {
    await page.goto(path);
    const found: Record<string, number> = {};
    for (const width of Object.keys(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      found[width] = await page.locator(list).evaluate((grid) => {
        const lefts = [...grid.children].map((item) => Math.round(item.getBoundingClientRect().left));
        return new Set(lefts).size;
      });
    }
    expect(found).toEqual(columns);
  });

test('cards keep their size however few are found, and their pictures suit it', async ({ page }) => {
  await page.goto('/products/box/');
  const measure = () =>
    page.locator('main li:visible:has(article)').evaluateAll((items) => {
      const picture = items[0]?.querySelector('source');
      const [size = ''] = (picture?.sizes ?? '').split(', ').flatMap((part) => {
        const [, condition, width] = /^(?:(\(.*\)) )?(.*)$/.exec(part) ?? [];
        return !condition || matchMedia(condition).matches ? [width ?? ''] : [];
      });
      const box = items[0]?.getBoundingClientRect();
      const said = size.endsWith('vw')
        ? (Number.parseFloat(size) / 100) * innerWidth
        : Number.parseFloat(size);
      return { count: items.length, left: box?.left, width: box?.width ?? 0, said };
    });
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const field = page.getByRole('searchbox', { name: 'Search in English or Nepali' });
    await field.fill('');
    await expect.poll(async () => (await measure()).count).toBe(22);
    const whole = await measure();
    await field.fill('cumin');
    await expect.poll(async () => (await measure()).count).toBe(1);
    expect(await measure(), `at ${width} px`).toEqual({ ...whole, count: 1 });
    expect(whole.width).toBeLessThanOrEqual(320);
    expect(whole.said, `sizes at ${width} px`).toBeGreaterThan(whole.width - 12);
    expect(whole.said, `sizes at ${width} px`).toBeLessThan(whole.width * 1.25);
  }
});

test('cards of a category are as many as fit with at least 250 px each', async ({ page }) => {
  await page.goto('/products/box/');
  for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { card, row, gap, count } = await page.locator('main ul:has(article)').evaluate((grid) => {
      const items = [...grid.children].map((item) => item.getBoundingClientRect());
      return {
        card: items[0]?.width ?? 0,
        row: grid.getBoundingClientRect().width,
        gap: Number.parseFloat(getComputedStyle(grid).columnGap),
        count: new Set(items.map(({ left }) => Math.round(left))).size,
      };
    });
    expect(card, `at ${width} px`).toBeGreaterThanOrEqual(250);
    expect(count, `at ${width} px`).toBe(Math.floor((row + gap) / (250 + gap)));
  }
});
