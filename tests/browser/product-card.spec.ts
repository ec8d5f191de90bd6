import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { priceLine } from '~/domain/price';
import { pick, products } from '../support/content';
import { waitForDeferred } from '../support/deferred';
import { expect, test } from '../support/test';

for (const locale of locales)
  test(`a price and its weight wrap as a pair in ${locale}`, async ({ page }) => {
    await page.goto(pathOf('products', locale));
    await waitForDeferred(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { apart, pairs, wrapped } = await page.locator('.price-line').evaluateAll((lines) => {
        const found = lines.flatMap((line) => {
          const prices = [...line.querySelectorAll('b')];
          return [...line.querySelectorAll('p + p span')].map((weight, at) => {
            const [over, under] = [prices[at] ?? line, weight].map((cell) => cell.getBoundingClientRect());
            const isPair =
              Math.abs((over?.right ?? 0) - (under?.right ?? 0)) < 0.5 &&
              Math.abs((over?.bottom ?? 0) - (under?.top ?? 0)) < 0.5;
            return { isPair, isWrapped: (over?.top ?? 0) > (prices[0]?.getBoundingClientRect().top ?? 0) };
          });
        });
        return {
          pairs: found.length,
          apart: found.filter(({ isPair }) => !isPair).length,
          wrapped: found.filter(({ isWrapped }) => isWrapped).length,
        };
      });
      expect(pairs).toBe(products.flatMap(({ packs }) => packs.filter(({ grams }) => grams)).length);
      expect.soft(apart, `at ${width} px`).toBe(0);
      if (width === 320) expect(wrapped).toBeGreaterThan(0);
    }
  });

test('prices and weights are copied as two lines', async ({ page }) => {
  const { id, packs, size } = pick(products.toSorted((a, b) => b.packs.length - a.packs.length));
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(pathOf('products'));
  const line = page.locator(`#product-${id} .price-line`);
  await line.scrollIntoViewIfNeeded();
  const copied = await line.evaluate((node) => {
    getSelection()?.selectAllChildren(node);
    return String(getSelection());
  });
  const prices = priceLine(packs.map(({ price }) => price));
  expect(copied.trim().split(/\n+/)).toEqual([prices, size]);
});
