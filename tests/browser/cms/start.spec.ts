import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { hold } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { goTo, open, store } from './dashboard';

/** Astro requests a failed file once more, with a query. */
const files = { component: /_astro\/Dashboard\.[\w-]+\.js/, renderer: /_astro\/client\.[\w-]+\.js/ };

const failure = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

async function downloadStored(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download stored data' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

test('replaces the fallback without a policy violation', async ({ page }) => {
  const blocked: string[] = [];
  await page.exposeFunction('reportBlocked', (directive: string) => blocked.push(directive));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'reportBlocked')(effectiveDirective),
    ),
  );
  await open(page, 'order');
  await expect(page.locator('astro-island[client=only]:not([ssr]) h1')).toHaveText('Orders Management');
  await expect(page.locator('.failure')).toHaveCount(0);
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
    'content',
    /require-trusted-types-for 'script'/,
  );
  expect(blocked).toEqual([]);
});

for (const [name, pattern] of Object.entries(files))
  test(`reports a ${name} file that fails and starts after a reload`, async ({ page, watch }) => {
    watch.expect(/ERR_FAILED/);
    await page.route(pattern, (route) => route.abort());
    await store(page, { faqs: [{ id: 1, q: 'Kept?', a: 'Yes.' }], orders: '{broken' });
    await page.goto('/cms/faq/');
    await expect(failure(page)).toBeVisible();
    const file = await downloadStored(page);
    expect(file.sections.faqs).toEqual([{ id: 1, q: 'Kept?', a: 'Yes.' }]);
    expect(file.unreadable.orders).toBe('{broken');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Kept?')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

test('reports a failure after 12 seconds and still starts when the file arrives', async ({ page }) => {
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
  await expect(failure(page)).toHaveCount(0);
});

test('a runtime failure offers the stored data for download', async ({ page, watch }) => {
  watch.expect(/broken on purpose/);
  await store(page, { faqs: [{ id: 1, q: 'Kept?', a: 'Yes.' }] });
  await open(page, 'gallery');
  await page.evaluate(() => {
    Object.fromEntries = () => {
      throw new Error('broken on purpose');
    };
  });
  await goTo(page, 'faq');
  await expect(failure(page)).toBeVisible();
  expect((await downloadStored(page)).sections.faqs).toHaveLength(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kept?')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says that it needs scripts', async ({ page }) => {
    await page.goto('/cms/faq/');
    await expect(page.locator('noscript h1')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  });
});
