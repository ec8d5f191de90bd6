import { type Page, test } from 'playwright/test';
import { shops as words } from '~/config/messages/en/shops';
import { offline } from '~/config/site';
import { forwards, pageText, pick, products } from '../support/content';
import { type Host, startHost } from '../support/host';
import { expect, listKept, visit } from '../support/worker';
import { rowsOf } from '../unit/content/tables';

const nepaliHeading = (id: string) =>
  pick(rowsOf<{ heading: string }>('pages/ne'), (row) => row.id === id).heading;
const product = pick(products);
let host: Host;

test.use({ serviceWorkers: 'allow' });

const open = (page: Page, path: string) => page.goto(host.url + path);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.skip(!offline, 'the site is built without its worker');
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.remove());

test('pages, search, prices and forwards work offline in visited languages', async ({ page }) => {
  const [{ from = '', to = '' } = {}] = forwards;
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, `${host.url}/about/`);
  // The first page of a visit may start before the worker.
  await visit(page, `${host.url}/recipe/`);
  const picture = page.locator('main img').first();
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const field = page.locator('#header-query');
  const options = page.getByRole('option');
  await field.fill(product.name);
  await expect(options.first()).toContainText(product.name);
  await visit(page, `${host.url}/ne/faq/`);
  if (from) {
    await open(page, from);
    await expect(page).toHaveURL(host.url + to);
  }
  const core = ['/products/', '/price-list/', '/where-to-buy/', '/offline/', '/ne/price-list/'];
  await expect
    .poll(() => listKept(page))
    .toEqual(
      expect.arrayContaining([
        new URL(shown).pathname,
        ...core,
        ...[from, to].filter(Boolean),
        expect.stringMatching(/_astro\/suggestions-en\.\w+\.json$/),
      ]),
    );

  await host.goDown();
  await open(page, '/about/');
  await expect(title(page)).toHaveText(pageText('about').heading);
  await field.fill(product.name);
  await expect(options.first()).toContainText(product.name);
  if (from) {
    await open(page, from);
    await expect(page).toHaveURL(host.url + to);
    await expect(title(page)).toBeVisible();
  }

  await open(page, '/where-to-buy/');
  const shops = page.locator('[data-district] article:visible');
  const all = await shops.count();
  const district = page.locator('[data-district] h3').first();
  await page.getByRole('searchbox', { name: words.find }).fill(await district.innerText());
  await expect.poll(() => shops.count()).toBeLessThan(all);
  await expect(district).toBeVisible();

  await open(page, '/products/');
  await expect(page.locator('article.card')).toHaveCount(products.length);
  await open(page, '/price-list/');
  await page.locator('[aria-label^="One more: "]').first().click();
  await expect(page.locator('[data-sheet]').getByText(/^1 pack · /)).toBeVisible();

  await open(page, '/team/');
  await expect(title(page)).toHaveText(pageText('offline').heading);
  const visited = page.getByRole('region', { name: 'Pages you have read' });
  if (from) {
    await expect(visited.locator(`a[href="${to}"]`)).toBeVisible();
    await expect(visited.locator(`a[href="${from}"]`)).toHaveCount(0);
  }
  await visited.getByRole('link', { name: pageText('recipe').heading }).click();
  await expect(page).toHaveURL(`${host.url}/recipe/`);
  await expect(title(page)).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await open(page, '/ne/faq/');
  await expect(page.locator('.kept')).toHaveText(/^यो २०[०-९]{2} [^ ]+ [०-९]{1,2}, [०-९]/);
  await open(page, '/ne/team/');
  await expect(title(page)).toHaveText(nepaliHeading('offline'));
  await expect(page.locator('[data-visited] a[href="/ne/faq/"]')).toBeVisible();
});
