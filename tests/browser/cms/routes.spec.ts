import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { expect, test } from '../../support/test';
import { goTo, sections, store } from './dashboard';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The title of a section's page as it is built; pages.spec.ts opens each one. */
async function readTitle({ request }: Page, address: string): Promise<string | undefined> {
  const html = await (await request.get(address)).text();
  return /<title>(.*?)<\/title>/.exec(html)?.[1];
}

test('a section opens directly without its last slash, others without a reload; back and forward work', async ({
  page,
  context,
}) => {
  await page.goto('/cms/order');
  await expect(heading(page)).toHaveText('Orders Management');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('Scroll to top')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const links = await sidebar(page).getByRole('link').all();
  expect(links).toHaveLength(sections.length - 1);
  const headings: (string | null)[] = [];
  for (const link of links) {
    await link.click();
    const address = (await link.getAttribute('href')) ?? '';
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toBeFocused();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', address);
    const text = await heading(page).textContent();
    const title = `${text} · ${site.brand.fullName}`;
    await expect(page).toHaveTitle(title);
    expect(await readTitle(page, address.slice(0, -1))).toBe(title);
    headings.push(text);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(headings.at(-2) ?? '');
  await page.goForward();
  await expect(heading(page)).toHaveText(headings.at(-1) ?? '');
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await expect(heading(page)).toHaveText('Welcome to Dashboard');

  // What is opened with a modifier key is left to the browser.
  const opened = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'FAQ' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/cms/');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

async function downloadStored(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download stored data' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

test('a dashboard whose script does not load, or that fails while it runs, says so and saves what is stored', async ({
  page,
  watch,
}) => {
  watch.expect(/failed:|hydrat|net::ERR_FAILED|dynamically imported/i);
  await page.route(/\/start\.[\w-]+\.js/, (route) => route.abort());
  await store(page, { faqs: [{ id: 1, q: 'Kept?', a: 'Yes.' }], orders: '{broken' });
  await page.goto('/cms/faq/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const file = await downloadStored(page);
  expect(file.sections.faqs).toEqual([{ id: 1, q: 'Kept?', a: 'Yes.' }]);
  expect(file.unreadable.orders).toBe('{broken');
  await page.unroute(/\/start\.[\w-]+\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kept?')).toBeVisible();

  watch.expect(/broken on purpose/);
  await goTo(page, 'gallery');
  await page.evaluate(() => {
    Object.fromEntries = () => {
      throw new Error('broken on purpose');
    };
  });
  await goTo(page, 'faq');
  const alert = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect((await downloadStored(page)).sections.faqs).toHaveLength(1);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kept?')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard says that it needs them, and nothing of a failure', async ({ page }) => {
    await page.goto('/cms/faq/');
    await expect(page.locator('noscript h1')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  });
});
