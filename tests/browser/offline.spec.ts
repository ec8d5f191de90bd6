import { type Page, test } from 'playwright/test';
import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { pathOf } from '~/config/routes';
import { offline } from '~/config/site';
import { packKey, writeListHash } from '~/domain/order/list';
import { orderFields } from '~/domain/order/order';
import { firstVisits } from '../budgets';
import { chatName } from '../support/channels';
import { forwards, pageText, pick, products } from '../support/content';
import { type Host, startHost } from '../support/host';
import { isSkipped, isWithoutNepali } from '../support/skipped';
import { expect, listKept, visit } from '../support/worker';
import { fillField, names, order, summary } from './order/page';

const { forms } = en;

const product = pick(products);
/** A list of many lines, as a link has them. */
const items = products
  .slice(0, 20)
  .flatMap(({ id, packs: [pack] }, index) =>
    pack ? [{ pack: packKey({ number: String(id), ...pack }), quantity: index + 1 }] : [],
  );

let host: Host;

test.use({ serviceWorkers: 'allow' });
test.skip(isSkipped(!offline, 'the site is built without offline reading'));
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.remove());

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const findPicture = (page: Page) => page.locator('main img').first();
const loadedWidth = (page: Page) =>
  findPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  for (const [path, most] of Object.entries(firstVisits))
    test(`a first visit to ${path} fetches little, and nothing twice`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      // Chromium fetches pictures far below the view on a line that it does not know.
      const line = { latency: 20, downloadThroughput: 2e6, uploadThroughput: 1e6 };
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        ...line,
        connectionType: 'cellular4g',
      });
      await page.goto(host.url + path, { waitUntil: 'networkidle' });
      await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining([path, '/offline/']));
      await page.waitForLoadState('networkidle');
      const paths = host.sent.map((request) => request.path);
      expect(paths).toEqual([...new Set(paths)]);
      expect(paths.length).toBeLessThanOrEqual(most.requests);
      expect(host.sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most.bytes);
    });

  test('a page opens offline after one visit, though the browser has emptied its own cache', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await visit(page, `${host.url}/about/?utm_source=card`);
    const shown = await findPicture(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(() => listKept(page)).toContain(new URL(shown).pathname);
    await session.send('Network.clearBrowserCache');
    await host.goDown();
    await page.reload();
    await expect(page.locator('.kept')).toBeVisible();
    await expect(title(page)).toHaveText(pageText('about').heading);
    await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Eczar'))).toBe(true);
    await page.getByRole('button', { name: en.chrome.menu.open }).click();
    await expect(page.locator('#drawer')).toBeVisible();
  });
});

test('the offline page links the pages that are kept, in the language of the address', async ({ page }) => {
  await visit(page, `${host.url}/about/`);
  await visit(page, `${host.url}/price-list/`);
  const isEnglish = isWithoutNepali();
  if (!isEnglish) {
    await visit(page, `${host.url}/ne/faq/`);
    await expect.poll(() => listKept(page)).toContain('/ne/offline/');
  }
  await host.goDown();
  await page.goto(`${host.url}/team/`);
  await expect(title(page)).toHaveText(pageText('offline').heading);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/"]:visible')).toHaveCount(1);
  await main.getByRole('link', { name: pageText('priceList').menu }).click();
  await expect(page).toHaveURL(`${host.url}/price-list/`);
  await expect(title(page)).toHaveText(pageText('priceList').heading);
  if (isEnglish) return;
  await page.goto(`${host.url}/ne/faq/`);
  await expect(page.locator('.kept')).toHaveText(/ २०[०-९]{2} [^ ]+ [०-९]{1,2}, [०-९]/);
  await page.goto(`${host.url}/ne/team/`);
  await expect(title(page)).toHaveText(pageText('offline', 'ne').heading);
  await expect(main.locator('a[href^="/"]:visible')).toHaveCount(0);
});

test('search, forwards and orders that a visit has used work offline', async ({ page }) => {
  const open = (path: string) => page.goto(host.url + path);
  const [{ from = '', to = '' } = {}] = forwards;
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, `${host.url}/about/`);
  const field = page.locator('#header-query');
  const options = page.getByRole('option');
  await field.fill(product.name);
  await expect(options.first()).toContainText(product.name);
  if (from) {
    await open(from);
    await expect(page).toHaveURL(host.url + to);
  }
  await visit(page, host.url + pathOf('order'));
  for (const name of orderFields) await fillField(page, forms.order.fields[name], order[name]);
  await expect
    .poll(() => listKept(page))
    .toEqual(
      expect.arrayContaining([
        ...[from, to].filter(Boolean),
        expect.stringMatching(/_astro\/suggestions-en\.\w+\.json$/),
        expect.stringMatching(/_astro\/order-choices\.\w+\.json$/),
      ]),
    );
  await host.goDown();

  await open('/about/');
  await expect(title(page)).toHaveText(pageText('about').heading);
  await field.fill(product.name);
  await expect(options.first()).toContainText(product.name);
  if (from) {
    await open(from);
    await expect(page).toHaveURL(host.url + to);
    await expect(title(page)).toBeVisible();
  }

  await test.step('a list goes from a link to a message in two presses', async () => {
    await page.goto('about:blank');
    await open(`/order/${writeListHash(items)}`);
    await expect(names(page)).toHaveCount(items.length);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url()}`));
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: en.forms.order.placeOrder }).click();
    const link = summary(page).getByRole('link', {
      name: new RegExp(`^${interpolate(en.forms.send.chat, { channel: chatName })}`),
    });
    const text = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(text.match(/^\d+\. .+ × \d+/gm)).toHaveLength(items.length);
    expect(requested.filter((request) => /^(document|fetch|xhr|ping) (?!.*\.woff2$)/.test(request))).toEqual(
      [],
    );
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
