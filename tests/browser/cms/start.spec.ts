import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { hold } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { goTo, open, sections, store } from './dashboard';

/** Astro requests a failed file once more, with a query. */
const files = { component: /_astro\/Dashboard\.[\w-]+\.js/, renderer: /_astro\/client\.[\w-]+\.js/ };

const failure = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** Expects the failure's page to offer the stored data, and a reload to start the dashboard. */
async function expectRecovery(page: Page): Promise<void> {
  await expect(failure(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download stored data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.sections.faqs).toEqual([{ id: 1, q: 'Kept?', a: 'Yes.' }]);
  expect(Object.values(file.unreadable)).toContain('{broken');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kept?')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
}

test('a file or a script that fails offers the stored data and a reload', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|broken on purpose/);
  await store(page, { faqs: [{ id: 1, q: 'Kept?', a: 'Yes.' }], orders: '{broken' });
  for (const pattern of Object.values(files)) {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/cms/faq/');
    await expectRecovery(page);
  }
  await open(page, 'gallery');
  await page.evaluate(() => {
    Object.fromEntries = () => {
      throw new Error('broken on purpose');
    };
  });
  await goTo(page, 'faq');
  await expectRecovery(page);
});

test('a late file is reported, and then sections open without a reload', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const release = await hold(page, files.component);
  await page.goto('/cms/', { waitUntil: 'domcontentloaded' });
  await expect(failure(page)).toBeHidden();
  const delays = await page.locator('.failure').evaluateAll((boxes) =>
    boxes
      .flatMap((box) => box.getAnimations())
      .map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
  );
  expect(delays).toEqual([12_000]);
  await expect(failure(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Welcome to Dashboard' })).toBeVisible();
  await expect(page.locator('.failure')).toHaveCount(0);

  // Sections have addresses that open without a reload.
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const links = await sidebar.getByRole('link').all();
  expect(links).toHaveLength(sections.length - 1);
  const headings: (string | null)[] = [];
  for (const link of links) {
    await link.click();
    const address = (await link.getAttribute('href')) ?? '';
    await expect(page).toHaveURL(address);
    await expect(heading).toBeFocused();
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', address);
    const text = await heading.textContent();
    await expect(page).toHaveTitle(`${text} · ${site.brand.fullName}`);
    headings.push(text);
  }
  await page.goBack();
  await expect(heading).toHaveText(headings.at(-2) ?? '');
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await expect(heading).toHaveText('Welcome to Dashboard');

  // Links opened with a modifier key are left to the browser.
  const opened = context.waitForEvent('page');
  await sidebar.getByRole('link', { name: 'FAQ' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/cms/');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.goto('/cms/faq/');
  await expect(plain.locator('noscript h1')).toBeVisible();
  await expect(plain.locator('noscript p')).toContainText('needs JavaScript');
  await expect(failure(plain)).toBeHidden();
  await plain.close();
});
