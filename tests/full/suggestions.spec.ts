import { field, list, options } from '../browser/search/page';
import { expectAccessible } from '../support/axe';
import { findLayoutFaults } from '../support/geometry';
import { expect, test } from '../support/test';

test('the suggestions fit large text beside the menu and in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/about/');
  await field(page).pressSequentially('spice');
  await expect(options(page)).toHaveCount(8);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  for (const part of [page.locator('html'), list(page)])
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await field(page, 'drawer').pressSequentially('spice');
  await expect(options(page)).toHaveCount(8);
  for (const size of [200, 100]) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    expect(await findLayoutFaults(page), `text of ${size} %`).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the list fits above the keyboard, in the drawer and on the 404 page', async ({ page, watch }) => {
    watch.expect(/404/);
    await page.goto('/produts/turmeric-powder.html');
    await field(page, 'lost').tap();
    await expect(options(page).first()).toContainText('Turmeric Powder');
    // A keyboard makes the visible part this high.
    const aboveKeyboard = { width: 390, height: 420 };
    await page.setViewportSize(aboveKeyboard);
    await field(page, 'lost').fill('spice');
    await expect(options(page)).toHaveCount(8);
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await field(page, 'lost').fill('');

    await page.getByRole('button', { name: 'Open menu' }).tap();
    const input = field(page, 'drawer');
    await input.tap();
    await input.pressSequentially('spice');
    await expect(options(page)).toHaveCount(8);
    await expect(page.locator('#drawer').getByRole('navigation')).toBeHidden();
    await expectAccessible(page, '#drawer');
    await page.setViewportSize(aboveKeyboard);
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    await expect(input).toBeInViewport({ ratio: 1 });
    const href = await options(page).first().getAttribute('href');
    await options(page).first().tap();
    await expect(page).toHaveURL(href ?? '');
  });
});
