import { field, list, options } from '../browser/search/page';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // A keyboard makes the visible part this high.
  const aboveKeyboard = { width: 390, height: 400 };

  test('the list fits above the keyboard, in the drawer and on the 404 page', async ({ page, watch }) => {
    watch.expect(/404/);
    await page.setViewportSize(aboveKeyboard);
    await page.goto('/produts/turmeric-powder.html');
    await field(page, 'lost').tap();
    await expect(options(page).first()).toContainText('Turmeric Powder');
    await field(page, 'lost').fill('spice');
    await expect(options(page)).toHaveCount(8);
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'lost')).toBeInViewport({ ratio: 1 });
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
