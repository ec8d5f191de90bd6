import type { Locator, Page } from 'playwright/test';
import { first, less, more, mores, order, packs, quantity } from '../../browser/order/sheet';
import { expect, test } from '../../support/test';

/** Clicks without scrolling. */
async function clickCentre(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('chosen packs keep their price and + in place and in view', async ({ page }) => {
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
    const price = page.locator('[data-pack] b').first();
    const place = await price.boundingBox();
    for (const count of ['1', '2', '3']) {
      await page.mouse.click(x + side / 2, y + side / 2);
      await expect(quantity(page, first.name)).toHaveValue(count);
    }
    expect(await price.boundingBox()).toEqual(place);
    await quantity(page, first.name).fill('0');
    await quantity(page, first.name).press('Tab');
  }
});
