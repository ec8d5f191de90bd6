import type { Page } from 'playwright/test';
import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { categories, menu } from '~/config/routes';
import { chats, site } from '~/config/site';
import { expectAccessible } from '../support/axe';
import { pageText } from '../support/content';
import { write } from '../support/write';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 500 } });

const opener = (page: Page) => page.getByRole('button', { name: en.chrome.menu.open });
const drawer = (page: Page) => page.locator('#drawer');
const modal = (page: Page) => page.locator('#drawer:modal');
const search = (page: Page) => drawer(page).locator('input');

async function closeInEachWay(page: Page): Promise<void> {
  const closers = [
    () => drawer(page).getByRole('button', { name: en.chrome.menu.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(350, 400),
  ];
  for (const close of closers) {
    await opener(page).click();
    await expect(modal(page)).toBeVisible();
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
}

test('the drawer opens and closes in every way, before and after hydration', async ({ page, hold }) => {
  const release = hold(/_astro\/Drawer\./);
  // Open suggestions hide the menu.
  const releaseList = hold(/_astro\/suggestions-/);
  await page.goto('/about/');
  await closeInEachWay(page);
  await opener(page).click();
  await expect(modal(page)).toBeVisible();
  await write(search(page), 'jeera');
  await drawer(page).evaluate((dialog) => {
    dialog.scrollTop = 40;
    for (const type of ['toggle', 'close'])
      dialog.addEventListener(type, () => dialog.setAttribute('data-disturbed', ''));
  });
  release();
  await expect(page.locator('astro-island:not([ssr]) #drawer')).toHaveCount(1);
  await expect(modal(page)).toBeVisible();
  await expect(search(page)).toHaveValue('jeera');
  await expect(search(page)).toBeFocused();
  expect(await drawer(page).evaluate(({ scrollTop }) => scrollTop)).toBe(40);
  await expect(drawer(page)).not.toHaveAttribute('data-disturbed');
  await expect(drawer(page).getByRole('link', { name: pageText('about').menu })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page, '#drawer');
  await drawer(page).getByRole('button', { name: en.chrome.menu.close }).click();
  await expect(opener(page)).toBeFocused();
  await closeInEachWay(page);

  await test.step('it closes if the window becomes wide', async () => {
    await opener(page).click();
    await expect(modal(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: en.chrome.orderOnline }).click({ trial: true });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('it has the whole menu and keeps the focus inside', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    await write(search(page), '');
    const items = [
      ...menu.flatMap((id) => [
        pageText(id).menu,
        ...(id === 'products' ? categories.map(({ slug }) => pageText(`products-${slug}`).menu) : []),
      ]),
      ...(['order', 'priceList', 'whereToBuy', 'feast'] as const).map((id) => pageText(id).menu),
      interpolate(en.chrome.menu.call, { phone: site.phones.main }),
      ...chats.map(({ label = '' }) => label),
    ];
    await expect(drawer(page).getByRole('link')).toHaveText(items);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('#drawer')),
      );
      expect(isInside).toBe(true);
    }
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  });

  await test.step('Escape first closes the suggestions and clears the search', async () => {
    releaseList();
    await write(search(page), 'jeera');
    await expect(drawer(page).getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page).getByRole('listbox')).toBeHidden();
    await expect(search(page)).toHaveValue('jeera');
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(modal(page)).toBeVisible();
  });
  await drawer(page)
    .getByRole('link', { name: pageText('blog').menu })
    .click();
  await expect(page).toHaveURL(/\/blog\/$/);
});
