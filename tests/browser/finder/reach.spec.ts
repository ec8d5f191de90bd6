import type { Page } from 'playwright/test';
import { finder } from '~/config/messages/en/finder';
import { pageText, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { common, expectShown, field, filters, find, names, unique, uniqueWord, useOf } from './page';

test('the whole finder works by keyboard', async ({ page }) => {
  const { name, category } = unique;
  const { use } = useOf(unique);
  const address = `/products/${category}/?${new URLSearchParams({ q: name, use })}`;
  await page.goto(`/products/${category}/`);
  await field(page).focus();
  await page.keyboard.type(name);
  await expectShown(page, find(`q=${name}&category=${category}`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Good for' }).getByRole('checkbox').first()).toBeFocused();
  await page.locator(`#find [name=use][value=${use}]`).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(address);
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the finder loads at the first touch, with collapsed filters', async ({ page }) => {
    const { use, label } = useOf(unique);
    const { menu } = pageText(`products-${unique.category}`);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/finder\.[\w-]+\.js(on)?$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/products/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await expect(page.getByRole('checkbox', { name: label })).toBeHidden();
    await field(page).tap();
    await expect.poll(() => fetched.length).toBe(2);
    await page.keyboard.type(uniqueWord);
    await expectShown(page, [unique]);
    await field(page).fill('');
    await filters(page).tap();
    for (const name of [label, menu]) await page.getByRole('checkbox', { name, exact: true }).tap();
    await expect(filters(page)).toHaveText(/2$/);
    await expect(page).toHaveURL(`/products/?use=${use}&category=${unique.category}`);
  });
});

const notice = (page: Page) => page.getByText(finder.failed);

test('a finder whose script or products fail shows the whole list and recovers', async ({ page, watch }) => {
  watch.expect(/finder/);
  watch.expect(/Failed to load resource/);
  const [script, list] = [/_astro\/finder\.[\w-]+\.js$/, /_astro\/finder\.[\w-]+\.json$/];
  for (const pattern of [script, list]) await page.route(pattern, (route) => route.abort());
  await page.goto(`/products/?q=${common}`);
  await expect(notice(page)).toBeVisible();
  await expect(field(page)).toHaveValue(common);
  await expect(names(page)).toHaveCount(products.length);

  await page.unroute(script);
  const failed = page.waitForEvent('requestfailed', (request) => list.test(request.url()));
  await field(page).focus();
  await failed;
  await expect(notice(page)).toBeVisible();
  await expect(names(page)).toHaveCount(products.length);

  await page.unroute(list);
  await field(page).blur();
  await field(page).focus();
  await expectShown(page, find(`q=${common}`));
  await expect(notice(page)).toBeHidden();
});

test('a finder whose first script fails reports it later', async ({ page, watch }) => {
  watch.expect(/Finder|Failed to load resource/);
  await page.route(/_astro\/Finder\./, (route) => route.abort());
  await page.goto(`/products/?q=${common}`);
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  await expect(notice(page)).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a search opens its own address', async ({ page }) => {
    await page.goto('/products/');
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await expect(filters(page)).toBeHidden();
    await field(page).fill(common);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/products/?q=${common}#find`);
    await expect(names(page)).toHaveCount(products.length);
    await expect(notice(page)).toBeVisible();
  });
});

test('searches start from the 404 page and the drawer', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`/produts/${unique.name.toLowerCase().replaceAll(' ', '-')}.html`);
  const lost = page.getByRole('main').locator('input');
  await expect(lost).toHaveValue(unique.name.toLowerCase());
  await lost.press('Enter');
  await expectShown(page, find(`q=${unique.name}`));

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const search = page.getByRole('search', { name: 'Search all spices' }).locator('input');
  await search.fill(uniqueWord);
  await search.press('Enter');
  await expect(page).toHaveURL(`/products/?q=${uniqueWord}#find`);
  await expectShown(page, [unique]);
  await expect(field(page)).toHaveValue(uniqueWord);
  await expect(field(page)).toBeInViewport();
});
