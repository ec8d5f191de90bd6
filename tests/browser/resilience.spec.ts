import type { Page } from 'playwright/test';
import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { menu } from '~/config/routes';
import { site } from '~/config/site';
import { priceLine } from '~/domain/price';
import { isTopLong, pick, products } from '../support/content';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { idleScripts } from '../support/traffic';
import { rowsOf } from '../unit/content/tables';
import { expectShown, field as finderField, unique, uniqueWord } from './finder/page';

const [{ id: product } = {}] = rowsOf('top-products');
const top = pick(products, ({ id }) => String(id) === String(product));

/** Aborts matching requests, like a broken connection or a strict firewall. */
const block = (page: Page, pattern: RegExp) => page.route(pattern, (route) => route.abort('failed'));

const failed = /failed: |Failed to load resource|Failed to fetch dynamically|ERR_FAILED/;
const pictures = /\.(avif|webp|jpe?g|png)$/;

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.beforeEach(({ watch }) => watch.expect(failed));

/** Expects the page to be readable and to fit in system fonts. */
async function expectWithoutFonts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
  );
  expect(loaded.filter((family) => /^"?(Eczar|Anek|Eczar (Names|Devanagari))"?$/.test(family))).toEqual([]);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page), `${page.url()} at ${width} px`).toBe(true);
  }
}

test('pages keep their layout without fonts and pictures', async ({ page }) => {
  // The second visit would have cached fonts, and so other line breaks.
  await block(page, /\.woff2$/);
  await page.goto('/');
  await expectWithoutFonts(page);
  const items = page.getByRole('banner').getByRole('navigation').locator('a.item');
  const tops = await items.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(menu.length);
  expect(new Set(tops).size).toBe(1);
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
  await page.getByRole('main').getByRole('link', { name: top.name }).first().click({ trial: true });
  await page.goto(`/products/${top.category}/#product-${top.id}`);
  const card = page.locator(`#product-${top.id}`);
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(card.getByText(priceLine(top.packs.map(({ price }) => price)))).toBeVisible();
  const box = await card.locator('.picture').boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2);
  await expectWithoutFonts(page);
  await page.goto('/price-list/');
  await expectWithoutFonts(page);
});

const islands = /_astro\/(client|HeroCarousel|CardCarousel|OrderPage|ContactForm)\..*\.js/;

const findNotice = (page: Page) => page.getByRole('alert').filter({ hasText: en.forms.failed.heading });

test('a form whose script fails says so and keeps its text until it works', async ({ page, watch }) => {
  watch.expect(/^status 404/);
  const fullName = page.getByLabel(en.forms.order.fields.fullName);
  await block(page, islands);
  await page.goto('/order/');
  await fullName.fill('Ram');
  await expect(findNotice(page)).toBeVisible();
  await page.getByRole('button', { name: en.forms.order.placeOrder }).click();
  await expect(page).toHaveURL(/\/order\/$/);
  await expect(fullName).toHaveValue('Ram');
  expect(await fits(page)).toBe(true);
  await page.unroute(islands);
  await fullName.press('End');
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await expect(findNotice(page)).toBeHidden();
  await expect(fullName).toHaveValue('Ram');

  // Outdated scripts: it keeps its input over a reload.
  await page.addInitScript(() => addEventListener('pagehide', () => document.forms[0]?.reset()));
  let isOutdated = true;
  await page.route(islands, (route) => (isOutdated ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/contact/');
  const countKept = () => page.evaluate(() => sessionStorage.length);
  const before = await countKept();
  const name = page.getByLabel(en.forms.contact.name.label, { exact: true });
  await name.fill('Ram');
  await page
    .getByLabel(en.forms.contact.enquiryType.label)
    .selectOption(en.forms.contact.enquiryType.options.dealership);
  await page.getByLabel(en.forms.contact.terms.label).check();
  await expect(findNotice(page)).toBeVisible();
  await page.getByRole('button', { name: en.forms.contact.submit }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(name).toHaveValue('Ram');
  expect(await fits(page)).toBe(true);
  const reload = page.getByRole('alert').getByRole('button', { name: en.forms.failed.reload });
  await expect(reload).toBeVisible();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOutdated = false;
  });
  await reload.click();
  await expect(reload).toBeHidden();
  await expect(name).toHaveValue('Ram');
  await expect(page.getByLabel(en.forms.contact.enquiryType.label)).toHaveValue('dealership');
  await expect(page.getByLabel(en.forms.contact.terms.label)).toBeChecked();
  await page.getByRole('button', { name: en.forms.contact.submit }).click();
  await expect(page.getByText(en.forms.contact.email.required)).toBeVisible();
  expect(await countKept()).toBe(before);

  // A script that never responds, and then the page’s own scripts that fail. A kept order waits for its script.
  await page.evaluate(() => sessionStorage.clear());
  const release = await hold(page, '**/_astro/*.js');
  await page.clock.install();
  await page.goto('/order/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.clock.runFor(60_000);
  await page.getByLabel(en.forms.order.fields.fullName).fill('Ram');
  await page.clock.runFor(9_000);
  await expect(findNotice(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(findNotice(page)).toBeVisible();
  release();
  await expect(findNotice(page)).toBeHidden();

  await page.addInitScript(() => Object.assign(customElements, { define() {} }));
  await page.goto('/order/');
  await expect(findNotice(page)).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  await expect(findNotice(page)).toBeVisible();
});

const slides = rowsOf('slides').length;
const [{ id: recipe, serves = 0 } = {}] = rowsOf<{ id: string; steps?: string[]; serves: number }>(
  'recipes/en',
).filter(({ steps }) => steps);

/** Parts of pages whose script is fetched at their first use. */
const lateParts = [
  {
    path: '/price-list/',
    script: /_astro\/sheet\./,
    use: (page: Page) => page.locator('[data-step="1"]').first().click(),
    shown: (page: Page) => page.locator('[data-sheet] [data-order]'),
  },
  {
    path: `/recipe/#${recipe}`,
    script: /_astro\/servings\./,
    use: (page: Page) => page.locator('details[open] [data-step="1"]').first().click(),
    shown: (page: Page) =>
      page.locator('details[open]').getByText(interpolate(en.recipe.serves, { count: serves + 1 })),
  },
];

test('early clicks and input are not lost, and a page works without its map', async ({ page, watch }) => {
  let release = await hold(page, '**/_astro/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: en.chrome.carousel.next }).click();
  await expect(page.getByText(`1 / ${slides}`)).toBeVisible();
  release();
  await expect(page.getByText(`2 / ${slides}`)).toBeVisible();

  release = await hold(page, '**/_astro/*.js');
  await page.goto('/products/', { waitUntil: 'commit' });
  await finderField(page).fill(uniqueWord);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: en.chrome.menu.open }).click();
  await expect(page.locator('#drawer:modal')).toBeVisible();
  release();
  await expectShown(page, [unique]);
  await expect(page).toHaveURL(`/products/?${new URLSearchParams({ q: uniqueWord })}`);
  await expect(page.locator('astro-island:not([ssr]) #drawer:modal')).toBeVisible();

  let asked = 0;
  page.on('requestfailed', (request) => {
    if (idleScripts.test(request.url())) asked += 1;
  });
  await block(page, idleScripts);
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort('blockedbyclient'));
  watch.expect(/openstreetmap|ERR_BLOCKED/);
  await page.goto('/contact/');
  const map = page.getByRole('link', { name: en.forms.contact.map.open });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(page.getByRole('main').getByText(site.address.street).first()).toBeVisible();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').locator('..').getByText(site.address.street)).toBeInViewport();
  await expect(page.getByRole('button', { name: en.forms.contact.submit })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(watch.faults.filter((fault) => fault.startsWith('script: '))).toEqual([]);
});

test('a part whose script failed works, and fetches it again at the next use', async ({ page }) => {
  await block(page, islands);
  await page.goto('/');
  const failure = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  await page.getByRole('button', { name: en.chrome.carousel.next }).click();
  await failure;
  const scroll = (track: string, left: number) =>
    page.locator(track).evaluate((element, left) => {
      element.scrollTo({ left, behavior: 'instant' });
      return element.scrollLeft;
    }, left);
  await scroll('#hero-track', 10_000);
  await expect(
    page
      .getByRole('group', { name: interpolate(en.chrome.carousel.slide, { number: slides, total: slides }) })
      .getByRole('link')
      .first(),
  ).toBeInViewport();
  if (isTopLong) expect(await scroll('#top-products-track', 600)).toBeGreaterThan(300);
  await scroll('#hero-track', 0);
  await page.unroute(islands);
  await page.getByRole('button', { name: en.chrome.carousel.next }).click();
  await expect(page.getByText(`2 / ${slides}`)).toBeVisible();

  for (const { path, script, use, shown } of lateParts) {
    const failures: string[] = [];
    page.on('requestfailed', (request) => failures.push(request.url()));
    await block(page, script);
    await page.goto(path);
    await use(page);
    await expect.poll(() => failures.filter((url) => script.test(url))).toHaveLength(2);
    await page.unroute(script);
    await use(page);
    await expect(shown(page)).toBeVisible();
  }

  await block(page, /_astro\/SearchBox\./);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/about/');
  await page.locator('#header-query').fill('besar');
  await page.getByRole('banner').getByRole('button', { name: en.finder.search }).click();
  await expect(page).toHaveURL('/products/?q=besar#find');
});
