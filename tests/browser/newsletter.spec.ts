import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';
import { watchRequests } from '../support/traffic';

const input = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
/** The text of the footer without the scroll-to-top button, which is not always visible. */
const texts = (page: Page) => page.getByRole('contentinfo').locator('[data-theme=footer]').innerText();
const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('Subscribe and Enter do nothing', async ({ page }) => {
      await page.goto('/terms/');
      await page.waitForLoadState('networkidle');
      const before = await texts(page);
      const asked = watchRequests(page);
      const happened: string[] = [];
      page.on('framenavigated', (frame) => happened.push(frame.url()));
      page.on('dialog', (dialog) => {
        happened.push(dialog.message());
        return dialog.dismiss();
      });

      for (const address of ['sita@example.com', 'no address', '']) {
        await input(page).fill(address);
        await input(page).press('Enter');
        await button(page).click();
        await button(page).press('Enter');
        await button(page).press('Space');
        await expect(input(page)).toHaveValue(address);
        await expect(button(page)).toBeFocused();
      }
      expect(asked).toEqual([]);
      expect(happened).toEqual([]);
      expect(await texts(page)).toBe(before);
      await expect(page).toHaveURL(/\/terms\/$/);
    });
  });
