import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { offline } from '~/config/site';
import { bundleWorker } from '~/lib/offline/bundle';
import { expectAccessible } from '../support/axe';
import { pageText, products } from '../support/content';
import { type Host, startHost } from '../support/host';
import { rowsOf } from '../unit/content/tables';

/** A new worker waits until the old one has fetched all that it began, which a busy machine draws out. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

const [{ question = '' } = {}] = rowsOf<{ question: string }>('faq/en');
let host: Host;

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.remove());

const open = (page: Page, path: string) => page.goto(host.url + path);

/** Paths of all that the browser has kept. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Opens a page and waits until it is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => listKept(page)).toContain(path);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the worker', () => {
  test.skip(!offline, 'the site is built without it');

  test('pages once visited and the catalogue stay readable; others say that the line is down', async ({
    page,
  }) => {
    await visit(page, '/about/');
    await visit(page, '/recipe/');
    const picture = page.locator('main img').first();
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const core = ['/products/', '/price-list/', '/offline/'];
    await expect
      .poll(() => listKept(page))
      .toEqual(expect.arrayContaining([new URL(shown).pathname, ...core]));
    await host.goDown();
    await open(page, '/about/');
    await expect(title(page)).toHaveText(pageText('about').heading);
    await open(page, '/recipe/');
    await expect(title(page)).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: pageText('about').menu })
      .click();
    await expect(title(page)).toHaveText(pageText('about').heading);
    await open(page, '/products/');
    await expect(page.locator('article.card')).toHaveCount(products.length);
    await open(page, '/price-list/');
    await expect(page.getByRole('table').first()).toBeVisible();

    await open(page, '/team/');
    await expect(title(page)).toHaveText(pageText('offline').heading);
    const visited = page.getByRole('region', { name: 'Pages you have read' });
    await visited.getByRole('link', { name: pageText('recipe').heading }).click();
    await expect(page).toHaveURL(`${host.url}/recipe/`);
    await expect(title(page)).toBeVisible();
  });

  test('online a page is never the one that was kept', async ({ page }) => {
    await visit(page, '/about/');
    await open(page, '/about/');
    host.edit('about/index.html', (html) => html.replace('</h1>', ', new</h1>'));
    await open(page, '/about/');
    await expect(title(page)).toHaveText(/, new$/);
    await host.goDown();
    await open(page, '/about/');
    await expect(title(page)).toHaveText(/, new$/);
  });

  test('where the server is at fault, a kept page is shown and says from when it is', async ({ page }) => {
    await visit(page, '/about/');
    await open(page, '/about/');
    host.fail();
    await open(page, '/about/');
    await expect(title(page)).toHaveText(pageText('about').heading);
    const year = new Date().getFullYear();
    await expect(
      page.getByRole('main').getByText(new RegExp(`^You are reading a kept copy from .*${year}`)),
    ).toBeInViewport();
    await expectAccessible(page);
  });

  test('a new worker takes over without losing what was read', async ({ page }) => {
    await visit(page, '/faq/');
    host.edit('sw.js', (text) => text.replace(/"version":"\w+"/, '"version":"new"'));
    await visit(page, '/about/');
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('offline-core-new');
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual(expect.not.arrayContaining([expect.stringMatching(/^offline-core-(?!new)/)]));
    await host.goDown();
    await open(page, '/faq/');
    await expect(page.getByText(question)).toBeVisible();
  });

  test('switched off, it leaves nothing behind', async ({ page }) => {
    await visit(page, '/faq/');
    const retired = await bundleWorker();
    host.edit('sw.js', () => retired);
    await open(page, '/about/');
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        stores: await caches.keys(),
      }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(left).toEqual({ workers: 0, stores: [] });
  });
});

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('the dashboard registers none', async ({ page }) => {
  await open(page, '/cms/');
  await expect(page.getByRole('heading', { name: 'Welcome to Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await countWorkers(page)).toBe(0);
});

for (const [who, connection] of [
  ['who asks for little data', { saveData: true }],
  ['on a slow line', { effectiveType: '3g' }],
] as const)
  test(`a visitor ${who} gets none`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await open(page, '/faq/');
    await page.waitForLoadState('networkidle');
    expect(await countWorkers(page)).toBe(0);
  });

if (!offline)
  test('a site built without a worker registers none', async ({ page }) => {
    await open(page, '/faq/');
    await page.waitForLoadState('networkidle');
    expect(await countWorkers(page)).toBe(0);
  });
