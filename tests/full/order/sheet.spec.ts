import type { Locator, Page } from 'playwright/test';
import { address, first, less, more, mores, order, packs, quantity } from '../../browser/order/sheet';
import { expect, test } from '../../support/test';

/** Clicks without scrolling. */
async function clickCentre(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}
test('packs of a full order have room between them and boxes in print', async ({ page }) => {
  const most = packs.slice(0, 50);
  await page.goto(address(...most.map(({ name }): [string, number] => [name, 2])));
  await expect(page.locator('.stepper')).toHaveCount(packs.length);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('tbody tr:has([data-quantity])').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const boxes = [...row.querySelectorAll('[data-quantity] > .stepper')].map((stepper) => {
          const parts = [...stepper.children].map((part) => part.getBoundingClientRect());
          return { left: parts[0]?.left ?? 0, right: parts.at(-1)?.right ?? 0, top: parts[0]?.top };
        });
        return boxes.flatMap(({ right, top }, index) => {
          const next = boxes[index + 1];
          return next?.top === top && next ? [next.left - right] : [];
        });
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(12);
  }
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('[data-pack]')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, '::after').borderTopStyle));
  expect(boxes).toEqual(packs.map(() => 'solid'));
  const box = page.locator('[data-pack]', { has: quantity(page, first.name) });
  expect(await box.evaluate((node) => getComputedStyle(node, '::after').content)).toContain('2');
  await expect(more(page, first.name)).toBeHidden();
  await expect(page.locator('.lines')).toBeVisible();
});

test('chosen packs keep their + in place and in view', async ({ page }) => {
  await page.goto('/price-list/');
  await expect(mores(page)).toHaveCount(packs.length);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(less(page, first.name)).toBeHidden();
    await expect(quantity(page, first.name)).toBeHidden();
    // The bar comes with the first pack and may not cover what is used.
    await more(page, first.name).evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await clickCentre(page, more(page, first.name));
    await expect(order(page)).toBeInViewport();
    await clickCentre(page, less(page, first.name));
    await expect(quantity(page, first.name)).toBeHidden();

    await more(page, first.name).evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const { x = 0, y = 0, width: side = 0 } = (await more(page, first.name).boundingBox()) ?? {};
    for (const count of ['1', '2', '3']) {
      await page.mouse.click(x + side / 2, y + side / 2);
      await expect(quantity(page, first.name)).toHaveValue(count);
    }
    await quantity(page, first.name).fill('0');
    await quantity(page, first.name).press('Tab');
  }
});
