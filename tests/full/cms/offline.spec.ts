import { test } from 'playwright/test';
import { offline } from '~/config/site';
import { dashboardWorker } from '~/config/worker';
import { addFaq, goTo, openMore, records } from '../../browser/cms/dashboard';
import { importPanel, pressLoad } from '../../browser/cms/publish/site';
import { products } from '../../support/content';
import { startHost } from '../../support/host';
import { isSkipped } from '../../support/skipped';
import { expect } from '../../support/worker';

test.use({ serviceWorkers: 'allow' });
test.skip(isSkipped(!offline, 'the site is built without offline reading'));

test('the dashboard opens without a connection, and a new release waits until it is the only tab', async ({
  page,
}) => {
  const host = await startHost();
  const open = async (section: string) => {
    const visit = () => page.goto(`${host.url}/cms/${section}/`);
    // A worker that takes over at this moment aborts the navigation.
    await visit().catch(visit);
    await page.locator('nav[aria-label="Sections"]').waitFor();
  };
  const newRelease = page.locator('meta[name=release]');
  try {
    await open('faq');
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    host.fail();

    await page.goto(`${host.url}/cms`);
    await goTo(page, 'products');
    await pressLoad(page);
    await expect(importPanel(page)).toContainText(
      /cannot be reached now\. This is what the website showed on \w/,
    );
    await importPanel(page)
      .getByRole('button', { name: /^Import/ })
      .click();
    await expect(records(page)).toHaveCount(products.length);
    await openMore(records(page).first());
    await page
      .getByRole('button', { name: /^Preview/ })
      .first()
      .click();
    await expect(page.frameLocator('iframe').locator('article.card')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /Dashboard$/ }).click();
    await page.getByRole('button', { name: 'Export for the website' }).click();
    await expect(page.getByText(/: no changes$/)).toBeVisible();

    host.recover();
    const other = await page.context().newPage();
    await other.goto(`${host.url}/cms/faq/`);
    host.edit(dashboardWorker, (text) => text.replace(/"version":"\w+"/, '"version":"new"'));
    host.edit('cms/faq/index.html', (html) =>
      html.replace('<title>', '<meta name="release" content="new"><title>'),
    );
    await open('faq');
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('offline-dashboard-new');
    await open('faq');
    await addFaq(page, 'Typed under the old release?');
    await expect(newRelease).toHaveCount(0);
    await other.close();
    await open('faq');
    await expect(newRelease).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual(expect.not.arrayContaining([expect.stringMatching(/^offline-dashboard-(?!new|loaded)/)]));
  } finally {
    await host.remove();
  }
});
