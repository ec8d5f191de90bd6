import { test } from 'playwright/test';
import { offline } from '~/config/site';
import { bundleWorker } from '~/lib/offline/bundle';
import { expectAccessible } from '../support/axe';
import { startHost } from '../support/host';
import { isSkipped } from '../support/skipped';
import { expect, visit } from '../support/worker';
import { rowsOf } from '../unit/content/tables';

const [{ question = '' } = {}] = rowsOf<{ question: string }>('faq/en');

test.use({ serviceWorkers: 'allow' });

test('visited pages last until the worker is retired', async ({ page }) => {
  test.skip(isSkipped(!offline, 'the site is built without offline reading'));
  const host = await startHost();
  const title = page.getByRole('heading', { level: 1 });
  try {
    await visit(page, `${host.url}/faq/`);
    await visit(page, `${host.url}/about/`);
    await page.evaluate(() => caches.open('offline-core-old'));
    host.edit('sw.js', (text) => text.replace(/"version":"\w+"/, '"version":"new"'));
    await page.goto(`${host.url}/about/`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-pages', 'offline-files']);
    host.edit('about/index.html', (html) => html.replace('</h1>', ', new</h1>'));
    await page.goto(`${host.url}/about/`);
    await expect(title).toHaveText(/, new$/);
    host.fail();
    await page.goto(`${host.url}/about/`);
    await expect(title).toHaveText(/, new$/);
    const year = new Date().getFullYear();
    await expect(
      page.getByRole('main').getByText(new RegExp(`^This copy was saved on .*${year}`)),
    ).toBeInViewport();
    await expectAccessible(page, '.kept');
    await page.goto(`${host.url}/faq/`);
    await expect(page.getByText(question)).toBeVisible();

    host.recover();
    const retired = await bundleWorker('retire');
    host.edit('sw.js', () => retired);
    await page.goto(`${host.url}/about/`);
    // Polls, as a browser does at each visit, because a busy one may miss it.
    const left = () =>
      page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
        const workers = (await navigator.serviceWorker.getRegistrations()).length;
        return { workers, stores: await caches.keys() };
      });
    await expect.poll(left).toEqual({ workers: 0, stores: [] });
  } finally {
    await host.remove();
  }
});
