import { expectShown, field, find } from '../browser/finder/page';
import { pick, products } from '../support/content';
import { expect, test } from '../support/test';

const cards = 'main article:visible';

test('cards show prices beside weights and a sharp picture', async ({ page }) => {
  await page.goto('/products/');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const shown = await page.locator(cards).evaluateAll((nodes) =>
      nodes.map((card) => {
        const frame = card.getBoundingClientRect();
        return [...card.querySelectorAll('.packs li')].map((pack) => {
          const weight = document.createRange();
          weight.selectNode(pack.firstChild ?? pack);
          const [below, above] = [
            weight.getBoundingClientRect(),
            pack.querySelector('b')?.getBoundingClientRect() ?? frame,
          ];
          const isOver = above.bottom <= below.top + 1 && Math.abs(above.left - below.left) < 1;
          const isBeside = below.right < above.left && below.top < above.bottom;
          const isPaired = innerWidth > 1024 ? isOver : isBeside;
          const isWhole = Math.max(above.right, below.right) <= frame.right;
          return (isPaired || pack.firstChild === pack.querySelector('b')) && isWhole;
        });
      }),
    );
    expect(shown, `at ${width} px`).toEqual(products.map(({ packs }) => packs.map(() => true)));
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const boxes = await page
    .locator(cards)
    .evaluateAll((nodes) => nodes.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[0]?.top, 'top of the first card').toBeLessThanOrEqual(620);
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
  expect(heights[Math.floor(heights.length / 2)], 'height of most cards').toBeLessThanOrEqual(300);

  const shown = () =>
    page.locator(`${cards} img`).evaluateAll((images) =>
      images.map((image) => {
        const { clientWidth, currentSrc } = image as HTMLImageElement;
        const files = image.parentElement?.querySelector('source')?.srcset ?? '';
        const [, file] = new RegExp(`${currentSrc.split('/').at(-1)} (\\d+)w`).exec(files) ?? [];
        return { width: clientWidth, isSharp: Number(file) >= Math.min(clientWidth * 0.85, 560) };
      }),
    );
  // A browser keeps a larger picture than needed, so each search shows other cards, in growing widths.
  const seen = new Set<string>();
  // Unsorted results are in groups, sorted ones in one list.
  for (const [count, sort] of [
    [1, ''],
    [3, 'price'],
  ] as const) {
    const { name } = pick(products, ({ name }) => {
      const found = find(`q=${name}`);
      return found.length === count && !found.some((one) => seen.has(one.name));
    });
    const found = find(`q=${name}&sort=${sort}`);
    for (const one of found) seen.add(one.name);
    await page.setViewportSize({ width: 390, height: 900 });
    await field(page).fill(name);
    await page.getByLabel('Sort by').selectOption(sort);
    // Checks the cards, because the previous search may have the same number.
    await expectShown(page, found);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(cards).last().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await shown()).every(({ isSharp }) => isSharp)).toBe(true);
      for (const card of await shown()) expect(card.width, `at ${width} px`).toBeLessThanOrEqual(320);
    }
  }
});
