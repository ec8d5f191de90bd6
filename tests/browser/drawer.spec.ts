import type { Page } from 'playwright/test';
import { defaultLocale, languageOf, locales } from '~/config/locales';
import { categories, menu } from '~/config/routes';
import { chats, site } from '~/config/site';
import { expectAccessible } from '../support/axe';
import { pageText } from '../support/content';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.locator('#drawer');
const modal = (page: Page) => page.locator('#drawer:modal');
const search = (page: Page) => drawer(page).locator('input');
const islandFile = '**/_astro/Drawer.*.js';

type Close = () => Promise<void>;

async function openAndClose(page: Page, close: Close, shown = modal(page)): Promise<void> {
  await opener(page).tap();
  await expect(shown).toBeVisible();
  await close();
  await expect(drawer(page)).toBeHidden();
}

const tapBeside = (page: Page) => page.touchscreen.tap(350, 400);

/** Ways that stay on the page. */
const closers = (page: Page) =>
  [
    () => drawer(page).getByRole('button', { name: 'Close menu' }).tap(),
    () => page.keyboard.press('Escape'),
    () => tapBeside(page),
  ] as const;

async function closeInEachWay(page: Page, ways: readonly Close[] = closers(page)): Promise<void> {
  for (const close of ways) {
    await openAndClose(page, close);
    await expect(opener(page)).toBeFocused();
  }
}

test('below 1024 px it opens as a modal and closes in every way', async ({ page }) => {
  const release = await hold(page, islandFile);
  await page.goto('/about/');
  // A window that becomes wide closes it, also after late hydration.
  await opener(page).tap();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(modal(page)).toBeVisible();
  release();
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Order Online' }).click({ trial: true });
  await page.setViewportSize({ width: 1023, height: 800 });
  await opener(page).tap();
  await expect(modal(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(drawer(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  const others = locales.filter((locale) => locale !== defaultLocale).map((other) => languageOf(other).name);
  const items = [
    ...menu.flatMap((id) => [
      pageText(id).menu,
      ...(id === 'products' ? categories.map(({ slug }) => pageText(`products-${slug}`).menu) : []),
    ]),
    pageText('order').menu,
    pageText('priceList').menu,
    pageText('whereToBuy').menu,
    `Call ${site.phones.main}`,
    ...chats.map(({ label = '' }) => label),
    ...others,
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
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await closeInEachWay(page);

  await opener(page).tap();
  await search(page).fill('jeera');
  await expect(drawer(page).getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page).getByRole('listbox')).toBeHidden();
  await expect(search(page)).toHaveValue('jeera');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(modal(page)).toBeVisible();
  await drawer(page).getByRole('link', { name: 'About' }).tap();
  await expect(drawer(page)).toBeHidden();
  await openAndClose(page, () => drawer(page).getByRole('link', { name: 'Blog' }).tap());
  await expect(page).toHaveURL(/\/blog\/$/);
});

for (const browser of ['a browser', 'a browser without `command`'])
  test(`in ${browser}, hydration keeps the state of an open drawer`, async ({ page }) => {
    const isOld = browser.includes('without');
    if (isOld)
      await page.route('**/about/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/ commandfor="drawer" command="[\w-]+"/g, '');
        await route.fulfill({ response, body });
      });
    await page.setViewportSize({ width: 390, height: 500 });
    const release = await hold(page, islandFile);
    // Open suggestions hide the menu.
    await hold(page, '**/_astro/suggestions-*');
    await page.goto('/about/');
    const popover = page.locator('#drawer:popover-open');
    if (isOld) await openAndClose(page, closers(page)[0], popover);
    else await closeInEachWay(page);
    await opener(page).tap();
    await expect(isOld ? popover : modal(page)).toBeVisible();
    await search(page).fill('jeera');
    await drawer(page).evaluate(
      (dialog, types) => {
        dialog.scrollTop = 40;
        for (const type of types)
          dialog.addEventListener(type, () => dialog.setAttribute('data-disturbed', ''));
      },
      isOld ? [] : ['toggle', 'close'],
    );
    release();
    await expect(page.locator('astro-island:not([ssr]) #drawer')).toHaveCount(1);
    await expect(modal(page)).toBeVisible();
    await expect(search(page)).toHaveValue('jeera');
    await expect(search(page)).toBeFocused();
    expect(await drawer(page).evaluate(({ scrollTop }) => scrollTop)).toBe(40);
    await expect(drawer(page)).not.toHaveAttribute('data-disturbed');
    const dialog = page.getByRole('dialog', { name: 'Main menu' });
    await expect(dialog.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    if (!isOld) await expectAccessible(page, '#drawer');
    await drawer(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(opener(page)).toBeFocused();
    await closeInEachWay(page);
  });

test("stays modal if the island's file fails", async ({ page, watch }) => {
  watch.expect(/failed: |Failed to load|Failed to fetch|ERR_FAILED|hydrating/);
  await page.route(islandFile, (route) => route.abort('failed'));
  await page.goto('/about/');
  await closeInEachWay(page);
  await opener(page).tap();
  await expect(modal(page)).toBeVisible();
  await search(page).fill('jeera');
  await drawer(page).getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL(/\/products\/\?q=jeera/);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes in every way', async ({ page }) => {
    await page.goto('/about/');
    await closeInEachWay(page, closers(page).slice(0, 2));
    // The end of this tap moves the focus to the page.
    await openAndClose(page, () => tapBeside(page));
    await opener(page).tap();
    await drawer(page).getByRole('link', { name: 'Contact' }).tap({ trial: true });
  });
});
