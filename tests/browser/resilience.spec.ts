import type { Page } from '@playwright/test';
import { menu } from '~/config/routes';
import { site } from '~/config/site';
import { pick, products } from '../support/content';
import { expect, test } from '../support/test';
import { quietScripts } from '../support/traffic';
import { rowsOf } from '../unit/content/tables';

const first = pick(products);
const [{ product } = {}] = rowsOf<{ product: string | number }>('top-products/list');
const top = pick(products, ({ id }) => String(id) === String(product));

/** Lets nothing through that a pattern names, as a broken line or a strict firewall does. */
const block = (page: Page, pattern: RegExp) => page.route(pattern, (route) => route.abort('failed'));

const failed = /failed: |Failed to load resource|Failed to fetch dynamically|ERR_FAILED/;
const pictures = /\.(avif|webp|jpe?g|png)$/;

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.beforeEach(({ watch }) => watch.expect(failed));

test.describe('without pictures', () => {
  test('the home page keeps its order and its words', async ({ page }) => {
    // With fonts, the second visit alone would have them in its first view, and other lines.
    await block(page, /\.woff2$/);
    await page.goto('/');
    const places = async () => {
      const found = [];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(await page.locator('main h2').first().boundingBox());
      }
      return found;
    };
    const whole = await places();
    await block(page, pictures);
    await page.reload();
    expect(await places()).toEqual(whole);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: top.name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/products/${top.category}/#product-${top.id}$`));
  });

  test('product cards keep their places, names and prices', async ({ page }) => {
    await block(page, pictures);
    await page.goto(`/products/${first.category}/`);
    const card = page.locator(`#product-${first.id}`);
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByText(`Rs.${first.packs.map(({ rupees }) => rupees).join(' / ')}`)).toBeVisible();
    const box = await card.locator('.picture').boundingBox();
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2);
  });
});

test('without fonts pages read and fit in those of the system, and the menu stays on one line', async ({
  page,
}) => {
  await block(page, /\.woff2$/);
  for (const path of ['/', '/products/', '/price-list/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    );
    expect(loaded.filter((family) => /^"?(Eczar|Anek|Eczar (Wordmark|Devanagari))"?$/.test(family))).toEqual(
      [],
    );
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await fits(page), `${path} at ${width} px`).toBe(true);
    }
  }
  const items = page.getByRole('banner').getByRole('navigation').locator('a.item');
  const tops = await items.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(menu.length);
  expect(new Set(tops).size).toBe(1);
});

test.describe('without the scripts of an island', () => {
  const islands = /_astro\/(client|HeroCarousel|ScrollArrows|OrderPage|ContactForm)\..*\.js/;

  test('the hero and rows of cards still scroll, and arrows work once the line is back', async ({ page }) => {
    await block(page, islands);
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator('#hero astro-island')).toHaveAttribute('data-failed', '');
    const scroll = (track: string, left: number) =>
      page.locator(track).evaluate((element, left) => {
        element.scrollTo({ left, behavior: 'instant' });
        return element.scrollLeft;
      }, left);
    await scroll('#hero-track', 10_000);
    await expect(
      page.getByRole('group', { name: 'Slide 2 of 2' }).getByRole('link').first(),
    ).toBeInViewport();
    expect(await scroll('#top-products-track', 600)).toBeGreaterThan(300);
    await scroll('#hero-track', 0);
    await page.unroute(islands);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByText('2 / 2')).toBeVisible();
    await expect(page.locator('#hero astro-island')).not.toHaveAttribute('data-failed');
  });

  for (const { path, name, press } of [
    { path: '/order/', name: 'Full Name', press: 'Place Order' },
    { path: '/contact/', name: 'Name', press: 'Get Service' },
  ])
    test(`the form of ${path} says so, loses nothing and works once the line is back`, async ({ page }) => {
      await block(page, islands);
      await page.goto(path);
      await page.getByLabel(name, { exact: true }).fill('Ram');
      await expect(page.getByRole('alert')).toContainText('The form did not come through');
      await page.getByRole('button', { name: press }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByLabel(name, { exact: true })).toHaveValue('Ram');
      expect(await fits(page)).toBe(true);
      await page.unroute(islands);
      await page.getByLabel(name, { exact: true }).press('End');
      await expect(page.getByRole('alert').filter({ hasText: 'did not come through' })).toBeHidden();
      await expect(page.getByLabel(name, { exact: true })).toHaveValue('Ram');
    });

  test('a form whose scripts went with an older version keeps what was typed over a reload', async ({
    page,
    watch,
  }) => {
    watch.expect(/^status 404/);
    await page.addInitScript(() => addEventListener('pagehide', () => document.forms[0]?.reset()));
    await page.route(islands, (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact/');
    await page.getByLabel('Name', { exact: true }).fill('Ram');
    await page.getByLabel('Enquiry type').selectOption('Dealership');
    await page.getByLabel('I hereby accept').check();
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await page.unroute(islands);
    await reload.click();
    await expect(reload).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ram');
    await expect(page.getByLabel('Enquiry type')).toHaveValue('Dealership');
    await expect(page.getByLabel('I hereby accept')).toBeChecked();
    await page.getByRole('button', { name: 'Get Service' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a form to which no script comes at all says so, late enough for a slow line', async ({ page }) => {
    await block(page, /_astro\/.*\.js$/);
    await page.goto('/order/');
    await page.getByLabel('Full Name').fill('Ram');
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
    await expect(page.getByRole('alert')).toContainText('The form did not come through');
    expect(await fits(page)).toBe(true);
    await page.unroute(/_astro\/.*\.js$/);
    await reload.click();
    await page.getByLabel('Full Name').press('End');
    await expect(page.locator('astro-island[data-hydrated]')).toHaveCount(1);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ram');
    await expect(reload).toBeHidden();
  });
});

test('scripts that nobody waits for fail in silence', async ({ page, watch }) => {
  let asked = 0;
  page.on('requestfailed', () => {
    asked += 1;
  });
  await block(page, quietScripts);
  await page.goto('/terms/');
  await expect.poll(() => asked).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(watch.faults.filter((fault) => fault.startsWith('script: '))).toEqual([]);
});

test('without the map the contact page says where the works are and leads to a map', async ({
  page,
  watch,
}) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort('blockedbyclient'));
  watch.expect(/openstreetmap|ERR_BLOCKED/);
  await page.goto('/contact/');
  const map = page.getByRole('link', { name: /open.*map/i });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(page.getByRole('main').getByText(site.address.street).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Service' })).toBeVisible();
});
