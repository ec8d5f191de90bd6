import { test } from 'playwright/test';
import en from '~/config/messages/en.json' with { type: 'json' };
import { offline } from '~/config/site';
import { packKey, writeListHash } from '~/domain/order/list';
import { orderFields } from '~/domain/order/order';
import { chatName } from '../support/channels';
import { forwards, pageText, pick, products } from '../support/content';
import { type Host, startHost } from '../support/host';
import { expect, listKept, visit } from '../support/worker';
import { fillField, names, order, summary } from './order/page';

const { forms } = en;

const product = pick(products);
/** A list of 20 lines, as a link has them. */
const items = products
  .slice(0, 20)
  .flatMap(({ id, packs: [pack] }, index) =>
    pack ? [{ pack: packKey({ number: String(id), ...pack }), quantity: index + 1 }] : [],
  );

let host: Host;

test.use({ serviceWorkers: 'allow' });
test.skip(!offline, 'the site is built without its worker');
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.remove());

test('pages, search, prices, forwards and orders work offline in visited languages', async ({ page }) => {
  const open = (path: string) => page.goto(host.url + path);
  const title = page.getByRole('heading', { level: 1 });
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
    await open(from);
    await expect(page).toHaveURL(host.url + to);
  }
  await visit(page, `${host.url}/order/`);
  for (const name of orderFields) await fillField(page, forms.order.fields[name], order[name]);
  const core = ['/products/', '/price-list/', '/where-to-buy/', '/offline/', '/ne/price-list/'];
  await expect
    .poll(() => listKept(page))
    .toEqual(
      expect.arrayContaining([
        new URL(shown).pathname,
        ...core,
        ...[from, to].filter(Boolean),
        expect.stringMatching(/_astro\/suggestions-en\.\w+\.json$/),
        expect.stringMatching(/_astro\/order-choices\.\w+\.json$/),
      ]),
    );
  await host.goDown();

  await test.step('search, forwards, shops and prices', async () => {
    await open('/about/');
    await expect(title).toHaveText(pageText('about').heading);
    await field.fill(product.name);
    await expect(options.first()).toContainText(product.name);
    if (from) {
      await open(from);
      await expect(page).toHaveURL(host.url + to);
      await expect(title).toBeVisible();
    }
    await open('/where-to-buy/');
    await expect(page.locator('article[id^=shop-]').first()).toBeVisible();
    await open('/products/');
    await expect(page.locator('article.card')).toHaveCount(products.length);
    await open('/price-list/');
    await page.locator('[aria-label^="One more: "]').first().click();
    await expect(page.locator('[data-sheet]').getByText(/^1 pack · /)).toBeVisible();
  });

  await test.step('visited pages are listed with their pictures', async () => {
    await open('/team/');
    await expect(title).toHaveText(pageText('offline').heading);
    const visited = page.getByRole('region', { name: 'Pages you have read' });
    if (from) {
      await expect(visited.locator(`a[href="${to}"]`)).toBeVisible();
      await expect(visited.locator(`a[href="${from}"]`)).toHaveCount(0);
    }
    await visited.getByRole('link', { name: pageText('recipe').heading }).click();
    await expect(page).toHaveURL(`${host.url}/recipe/`);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open('/ne/faq/');
    await expect(page.locator('.kept')).toHaveText(/ २०[०-९]{2} [^ ]+ [०-९]{1,2}, [०-९]/);
    await open('/ne/team/');
    await expect(title).toHaveText(pageText('offline', 'ne').heading);
    await expect(page.locator('[data-visited] a[href="/ne/faq/"]')).toBeVisible();
  });

  await test.step('a list goes from a link to a message in three presses', async () => {
    await page.goto('about:blank');
    await open(`/order/${writeListHash(items)}`);
    await expect(page.getByText('20 items · ')).toBeVisible();
    await expect(names(page)).toHaveCount(1);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url()}`));
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Use this list' }).click();
    await expect(names(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Place Order' }).click();
    const link = summary(page).getByRole('link', { name: new RegExp(`^Send it on ${chatName}`) });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text.match(/^\d+\. .+ × \d+/gm)).toHaveLength(20);
    expect(requested.filter((request) => /^(document|fetch|xhr|ping) /.test(request))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
