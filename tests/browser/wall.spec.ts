import type { Page } from 'playwright/test';
import { formatPrice } from '~/domain/price';
import { products } from '../support/content';
import { expect, test } from '../support/test';

const row = (page: Page) => page.locator('[data-wall] ul');
const links = (page: Page) => row(page).getByRole('link');

/** Scrolls to the wall, which replaces the link to the catalogue. Returns its products in order. */
async function openWall(page: Page) {
  await page.goto('/');
  await page.locator('[data-wall]').scrollIntoViewIfNeeded();
  await expect(links(page)).toHaveCount(products.length);
  const paths = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const shown = paths.flatMap(
    (path) => products.find(({ category, slug }) => path?.endsWith(`/${category}/${slug}/`)) ?? [],
  );
  expect(new Set(shown).size).toBe(products.length);
  return shown;
}

test.use({ reducedMotion: 'reduce' });

test('the wall shows every product at once or is dragged by mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shown = await openWall(page);
  const places = await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(1440);
  expect(new Set(places.map(({ top }) => top)).size, 'shelves').toBe(3);
  await page.setViewportSize({ width: 1100, height: 900 });
  const box = await row(page).boundingBox();
  if (!box) throw new Error('The wall has no place');
  const y = box.y + box.height / 2;
  // Its script loads when the mouse enters.
  await expect(async () => {
    await row(page).evaluate((element) => element.scrollTo(0, 0));
    await page.mouse.move(box.x + 600, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 300, y, { steps: 5 });
    await page.mouse.up();
    expect(await row(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(300);
  }).toPass();
  await expect(page).toHaveURL(/\/$/);
  const shownLabels = () =>
    row(page)
      .locator('.label')
      .evaluateAll((all) =>
        all.filter((label) => getComputedStyle(label).opacity !== '0').map((label) => label.textContent),
      );
  // A dragged product keeps the focus, and the mouse shows another one.
  const other = row(page).getByRole('listitem').nth(9);
  await other.hover();
  await expect.poll(shownLabels).toEqual([await other.locator('.label').textContent()]);

  await links(page).last().focus();
  await expect(links(page).last()).toBeInViewport();
  await links(page).nth(1).focus();
  await page.keyboard.press('Tab');
  const [link, product] = [links(page).nth(2), shown[2]];
  await expect(link).toBeFocused();
  const label = link.locator('.label');
  await expect(label).toHaveCSS('opacity', '1');
  for (const text of [product?.name, product?.nepali, formatPrice(product?.packs[0]?.price ?? 0)])
    await expect(label).toContainText(text ?? '');
  await links(page).nth(3).hover();
  await expect.poll(shownLabels).toEqual([await label.textContent()]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${product?.slug}/$`));
});
