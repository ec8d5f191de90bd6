import { type Page, test as plainTest } from 'playwright/test';
import { base, withBase, withoutBase } from '~/config/base';
import { pathOf } from '~/config/routes';
import { openMore, records } from '../browser/cms/dashboard';
import { listPages } from '../support/addresses';
import { pageText } from '../support/content';
import { startHost } from '../support/host';
import { isSkipped } from '../support/skipped';
import { expect, test } from '../support/test';

const isAtRoot = isSkipped(base === '/', 'the site is at the root of its host, not in a folder');
test.skip(isAtRoot);

/** Records the addresses that a page requests outside the site's folder. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    if (/^http/.test(protocol) && hostname === '127.0.0.1' && withoutBase(pathname) === undefined)
      outside.push(pathname);
  });
  return outside;
}

test('every page loads only from its folder', async ({ page, watch }) => {
  test.setTimeout(300_000);
  watch.expect(/favicon\.ico/);
  const outside = watchOutside(page);
  for (const address of listPages()) await page.goto(address);
  expect(outside).toEqual([]);
});

test('error pages of both languages are inside the folder', async ({ page, watch }) => {
  watch.expect(/^(status 404|console: Failed to load resource)/);
  await page.goto(withBase('/products/anything/'));
  await expect(page.getByText('No products found in this category.')).toBeVisible();
  await page.goto(withBase('/ne/nothing/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
});

test('the dashboard navigates, loads and previews inside the folder', async ({ page }) => {
  const outside = watchOutside(page);
  await page.goto(withBase('/cms/'));
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(new RegExp(`${withBase('/cms/faq/')}$`));
  await page.getByRole('button', { name: 'Load from the website' }).click();
  await page.getByRole('button', { name: /^Import \d+/ }).click();
  await openMore(records(page).first());
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe').locator('details')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${withBase('/cms/')}$`));
  expect(outside).toEqual([]);
});

test('everything that pages store carries the name of the folder', async ({ page }) => {
  await page.goto(pathOf('order'));
  await page.getByLabel('Full Name').fill('Maya');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.goto(withBase('/cms/'));
  await page.getByRole('button', { name: 'Save a backup of everything' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names.filter((name) => !name.startsWith(base))).toEqual([]);
});

plainTest.describe('with its worker', () => {
  plainTest.use({ serviceWorkers: 'allow' });

  plainTest('pages of the folder are read offline', async ({ page }) => {
    plainTest.skip(isAtRoot);
    const host = await startHost();
    const isKept = (path: string) =>
      page.evaluate(async (address) => Boolean(await caches.match(address)), path);
    try {
      await page.goto(host.url + pathOf('faq'));
      await expect.poll(() => isKept(withBase('/offline/'))).toBe(true);
      await expect.poll(() => isKept(pathOf('faq'))).toBe(true);
      const names = await page.evaluate(() => caches.keys());
      expect(names.filter((name) => !name.startsWith(base))).toEqual([]);
      await host.goDown();
      await page.goto(host.url + pathOf('faq'));
      await expect(page.locator('.kept')).toBeVisible();
      await page.goto(host.url + pathOf('team'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageText('offline').heading);
    } finally {
      await host.remove();
    }
  });
});
