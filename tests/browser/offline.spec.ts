import { type Page, expect as playwrightExpect, test } from 'playwright/test';
import { locales } from '~/config/locales';
import { shops as words } from '~/config/messages/en/shops';
import { productPath } from '~/config/routes';
import { offline } from '~/config/site';
import { nameProduct } from '~/domain/product-names';
import { bundleWorker } from '~/lib/offline/bundle';
import { expectAccessible } from '../support/axe';
import { forwards, pageText, pick, products } from '../support/content';
import { type Host, startHost } from '../support/host';
import { rowsOf } from '../unit/content/tables';

/** A new worker waits until the old one has finished its requests, which takes long on a busy machine. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

const [{ question = '' } = {}] = rowsOf<{ question: string }>('faq/en');
const nepaliHeading = (id: string) =>
  pick(rowsOf<{ heading: string }>('pages/ne'), (row) => row.id === id).heading;
const product = pick(products);
let host: Host;

test.use({ serviceWorkers: 'allow' });

const open = (page: Page, path: string) => page.goto(host.url + path);

/** Lists the paths in the browser's caches. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Opens a page and waits until it is cached. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => listKept(page)).toContain(path);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the worker', () => {
  test.skip(!offline, 'the site is built without it');
  test.beforeEach(async () => {
    host = await startHost();
  });
  test.afterEach(() => host.remove());

  test('finds a shop offline after a visit to another page', async ({ page }) => {
    await visit(page, '/about/');
    await expect.poll(() => listKept(page)).toContain('/where-to-buy/');
    await host.goDown();
    await open(page, '/where-to-buy/');
    const shops = page.locator('[data-district] article:visible');
    const all = await shops.count();
    const district = page.locator('[data-district] h3').first();
    await page.getByRole('searchbox', { name: words.find }).fill(await district.innerText());
    await expect.poll(() => shops.count()).toBeLessThan(all);
    await expect(district).toBeVisible();
  });

  test('search suggestions work offline after their first use', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/about/');
    // The first page of a visit may start before the worker.
    await open(page, '/about/');
    const field = page.locator('#header-query');
    const options = page.getByRole('option');
    await field.fill(product.name);
    await expect(options.first()).toContainText(product.name);
    await expect
      .poll(() => listKept(page))
      .toContainEqual(expect.stringMatching(/_astro\/suggestions-en\.\w+\.json$/));
    await host.goDown();
    await open(page, '/about/');
    await field.fill(product.name);
    await expect(options.first()).toContainText(product.name);
  });

  test('visited pages and the catalogue are readable offline in both languages', async ({ page }) => {
    await visit(page, '/about/');
    for (const locale of locales) await visit(page, productPath(product.category, product.slug, locale));
    await visit(page, '/ne/faq/');
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
    for (const locale of locales) {
      await open(page, productPath(product.category, product.slug, locale));
      await expect(title(page)).toHaveText(nameProduct(product, locale).title);
    }
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
    await page
      .getByRole('button', { name: /^One more: / })
      .first()
      .click();
    await expect(page.getByText(/^1 pack · /)).toBeVisible();

    await open(page, '/team/');
    await expect(title(page)).toHaveText(pageText('offline').heading);
    const visited = page.getByRole('region', { name: 'Pages you have read' });
    await visited.getByRole('link', { name: pageText('recipe').heading }).click();
    await expect(page).toHaveURL(`${host.url}/recipe/`);
    await expect(title(page)).toBeVisible();

    await open(page, '/ne/faq/');
    await expect(page.locator('.kept')).toHaveText(/^यो २०[०-९]{2} [^ ]+ [०-९]{1,2}, [०-९]/);
    await open(page, '/ne/team/');
    await expect(title(page)).toHaveText(nepaliHeading('offline'));
    await expect(page.locator('[data-visited] a[href="/ne/faq/"]')).toBeVisible();
    await open(page, '/ne/price-list/');
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  for (const { from, to } of forwards.slice(0, 1))
    test(`${from} forwards offline too, and the list of kept pages leaves it out`, async ({ page }) => {
      await visit(page, '/about/');
      await open(page, from);
      await expect(page).toHaveURL(host.url + to);
      await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining([from, to]));
      await host.goDown();
      await open(page, from);
      await expect(page).toHaveURL(host.url + to);
      await expect(title(page)).toBeVisible();
      await open(page, '/team/');
      const listed = page.locator('[data-visited] a');
      await expect(listed.and(page.locator(`[href="${to}"]`))).toBeVisible();
      await expect(listed.and(page.locator(`[href="${from}"]`))).toHaveCount(0);
    });

  test('a new worker keeps visited pages, and a retired one deletes them', async ({ page }) => {
    await visit(page, '/faq/');
    host.edit('sw.js', (text) => text.replace(/"version":"\w+"/, '"version":"new"'));
    await visit(page, '/about/');
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('offline-core-new');
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual(expect.not.arrayContaining([expect.stringMatching(/^offline-core-(?!new)/)]));
    host.edit('about/index.html', (html) => html.replace('</h1>', ', new</h1>'));
    await open(page, '/about/');
    await expect(title(page)).toHaveText(/, new$/);
    host.fail();
    await open(page, '/about/');
    await expect(title(page)).toHaveText(/, new$/);
    const year = new Date().getFullYear();
    await expect(
      page.getByRole('main').getByText(new RegExp(`^You are reading a saved copy from .*${year}`)),
    ).toBeInViewport();
    await expectAccessible(page, '.kept');
    await open(page, '/faq/');
    await expect(page.getByText(question)).toBeVisible();

    host.recover();
    const retired = await bundleWorker();
    host.edit('sw.js', () => retired);
    await open(page, '/about/');
    // Polls, as a browser does at each visit, because a busy one may miss it.
    const left = () =>
      page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
        const workers = (await navigator.serviceWorker.getRegistrations()).length;
        return { workers, stores: await caches.keys() };
      });
    await expect.poll(left).toEqual({ workers: 0, stores: [] });
  });
});

if (!offline)
  test('a site built without a worker registers none', async ({ page }) => {
    await page.goto('/faq/', { waitUntil: 'networkidle' });
    const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(count).toBe(0);
  });
