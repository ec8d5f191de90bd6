import { field, list, options } from '../browser/search/page';
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
