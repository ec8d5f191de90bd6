import en from '~/config/messages/en.json' with { type: 'json' };
import { pathOf } from '~/config/routes';
import { categoryNames, pageText } from '../support/content';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

test('the products menu opens and closes by mouse, keys and touch', async ({ page }) => {
  const panel = page.locator('#products-menu');
  const links = panel.getByRole('link');
  const toggle = page.getByRole('button', { name: en.chrome.menu.products });
  const item = page.getByRole('banner').getByRole('link', { name: pageText('products').menu, exact: true });
  const leave = () => page.mouse.move(10, 700);
  const expectOpen = async (isOpen: boolean) => {
    await expect(panel).toBeVisible({ visible: isOpen });
    await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
  };
  await page.goto(pathOf('terms'));
  await expectOpen(false);

  await test.step('keys', async () => {
    await item.focus();
    for (const next of [
      toggle,
      page.getByRole('banner').getByRole('link', { name: pageText('contact').menu }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
      await expect(panel).toBeHidden();
    }
    await page.keyboard.press('Shift+Tab');
    // Its script loads late.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expectOpen(false);
    await page.keyboard.press('Enter');
    await expectOpen(true);
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expectOpen(false);
  });

  await test.step('mouse', async () => {
    await item.hover();
    await expectOpen(true);
    await expect(links).toHaveText(
      [...categoryNames, pageText('priceList').menu].map((name) => new RegExp(name)),
    );
    // The way to the panel does not close it.
    const from = await item.boundingBox();
    const to = await links.first().boundingBox();
    if (!from || !to) throw new Error('the menu is not laid out');
    await page.mouse.move(from.x + from.width / 2, to.y + 10, { steps: 12 });
    await expectOpen(true);
    await leave();
    await expectOpen(false);
    await item.hover();
    await expectOpen(true);
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await leave();
    await toggle.click();
    await leave();
    await expectOpen(true);
    await toggle.click();
    await leave();
    await expectOpen(false);
  });

  await test.step('touch', async () => {
    await toggle.tap();
    await expectOpen(true);
    await toggle.tap();
    await expectOpen(false);
    await toggle.tap();
    await links.last().tap();
    await expect(page).toHaveURL(pathOf('priceList'));
  });
});
