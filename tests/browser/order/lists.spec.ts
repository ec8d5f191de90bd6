import { expect as playwrightExpect, test } from 'playwright/test';
import { forms } from '~/config/messages/en/forms';
import { offline } from '~/config/site';
import { packKey, writeListHash } from '~/domain/order/list';
import { orderFields } from '~/domain/order/order';
import { chatName } from '../../support/channels';
import { products } from '../../support/content';
import { type Host, startHost } from '../../support/host';
import { fillField, names, order, summary } from './page';

/** A new worker waits until the old one has finished its requests, which takes long on a busy machine. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const items = products
  .slice(0, 20)
  .flatMap(({ id, packs: [pack] }, index) =>
    pack ? [{ pack: packKey({ number: String(id), ...pack }), quantity: index + 1 }] : [],
  );

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.remove());

test('a list of 20 lines goes from a link to a message in three taps, offline', async ({ page }) => {
  test.skip(!offline, 'the site is built without it');
  const listKept = () =>
    page.evaluate(async () => {
      const cached = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(cached.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  const path = `${host.url}/order/`;
  await page.goto(path);
  await expect.poll(listKept).toContain('/order/');
  // The first page of a visit may start before the worker.
  await page.goto(path);
  for (const name of orderFields) await fillField(page, forms.order.fields[name], order[name]);
  await expect.poll(listKept).toContainEqual(expect.stringMatching(/_astro\/order-choices\.\w+\.json$/));
  await host.goDown();
  await page.goto('about:blank');
  await page.goto(path + writeListHash(items));
  await expect(page.getByText('20 items · ')).toBeVisible();
  await expect(names(page)).toHaveCount(1);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url()}`));
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Use this list' }).tap();
  await expect(names(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Place Order' }).tap();
  await expect(summary(page)).toBeVisible();
  const link = summary(page).getByRole('link', { name: new RegExp(`^Send it by ${chatName}`) });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text.match(/^\d+\. .+ × \d+/gm)).toHaveLength(20);
  expect(requested.filter((request) => /^(document|fetch|xhr|ping) /.test(request))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
