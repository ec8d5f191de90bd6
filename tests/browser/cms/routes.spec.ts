import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from '~/config/site';
import { expect, test } from '../../support/test';
import { open, sections, store } from './dashboard';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every section opens directly, also without its last slash', async ({ page }) => {
  for (const section of sections.filter(Boolean)) {
    await page.goto(`/cms/${section}`);
    const title = await heading(page).textContent();
    await expect(page).toHaveTitle(`${title} · ${site.brand.fullName}`);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', `/cms/${section}/`);
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('Scroll to top')).toHaveCount(0);
});

test('going from section to section does not reload, and back and forward work', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const links = await sidebar(page).getByRole('link').all();
  expect(links).toHaveLength(sections.length - 1);
  const headings: (string | null)[] = [];
  for (const link of links) {
    await link.click();
    await expect(page).toHaveURL((await link.getAttribute('href')) ?? '');
    await expect(heading(page)).toBeFocused();
    headings.push(await heading(page).textContent());
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(headings.at(-2) ?? '');
  await page.goForward();
  await expect(heading(page)).toHaveText(headings.at(-1) ?? '');
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await expect(heading(page)).toHaveText('Welcome to Dashboard');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a link opened with a modifier key is left to the browser', async ({ page, context }) => {
  await open(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'FAQ' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/cms/');
});

test('a dashboard whose script does not load says so and saves what is stored', async ({ page, watch }) => {
  watch.expect(/failed:|hydrat|net::ERR_FAILED|dynamically imported/i);
  await page.route(/\/App\.[\w-]+\.js/, (route) => route.abort());
  await store(page, { faqs: [{ id: 1, q: 'Kept?', a: 'Yes.' }], orders: '{broken' });
  await page.goto('/cms/faq/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download stored data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.sections.faqs).toEqual([{ id: 1, q: 'Kept?', a: 'Yes.' }]);
  expect(file.unreadable.orders).toBe('{broken');
  await page.unroute(/\/App\.[\w-]+\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kept?')).toBeVisible();
});

test('a failure while the dashboard runs says so and saves what is stored', async ({ page, watch }) => {
  watch.expect(/broken on purpose/);
  await store(page, { faqs: [{ id: 1, q: 'Kept?', a: 'Yes.' }] });
  await open(page);
  await page.evaluate(() => {
    Object.fromEntries = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Download stored data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.sections.faqs).toHaveLength(1);
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
