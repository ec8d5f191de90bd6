import { expectAccessible } from '../../support/axe';
import { findLayoutFaults } from '../../support/geometry';
import { expect, test } from '../../support/test';
import { field, list, options } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the list replaces the menu of the drawer and fits above the keyboard', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const input = field(page, 'drawer');
  await input.tap();
  // Phones zoom into smaller text.
  await expect(input).toHaveCSS('font-size', '16px');
  await input.pressSequentially('spice');
  await expect(options(page)).toHaveCount(8);
  await expect(page.locator('#drawer').getByRole('navigation')).toBeHidden();
  await expectAccessible(page, '#drawer');

  // A keyboard makes the visible part this high.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  await expect(input).toBeInViewport({ ratio: 1 });
  const boxes = [await input.boundingBox(), await list(page).boundingBox()] as const;
  expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThanOrEqual(boxes[1]?.y ?? 0);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of [200, 100]) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    expect(await findLayoutFaults(page), `text of ${size} %`).toEqual([]);
  }
  const href = await options(page).first().getAttribute('href');
  await options(page).first().tap();
  await expect(page).toHaveURL(href ?? '');
});

test('the field of the 404 page answers its guess and moves up to make room', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/produts/turmeric-powder.html');
  await field(page, 'lost').tap();
  await expect(options(page).first()).toContainText('Turmeric Powder');
  await field(page, 'lost').fill('spice');
  await expect(options(page)).toHaveCount(8);
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'lost')).toBeInViewport({ ratio: 1 });
  const box = await list(page).boundingBox();
  expect(box?.height).toBeGreaterThan(180);
});
