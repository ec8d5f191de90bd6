import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';
import { open, store } from './dashboard';

const sections = [
  ['faq', 'FAQ', 'FAQs Dashboard'],
  ['gallery', 'Gallery', 'Gallery Dashboard'],
  ['products', 'Products', 'Products Dashboard'],
  ['order', 'Order Online', 'Orders Management'],
  ['dealers', 'Dealers', 'Dealers Dashboard'],
  ['testimonials', 'Testimonials', 'Testimonials Dashboard'],
  ['team', 'Team', 'Team Dashboard'],
  ['recipe', 'Recipe', 'Recipe Dashboard'],
  ['media', 'Media Coverages', 'Media Coverages Dashboard'],
  ['contact', 'Contact', 'Contact Dashboard'],
] as const;

test('the first page welcomes and leads to the ten sections', async ({ page }) => {
  await open(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Welcome to Dashboard', exact: true }),
  ).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: 'Basna Dashboard' });
  await expect(sidebar.getByText('Basna Dashboard')).toBeVisible();
  const links = sidebar.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(sections.map(([, menu]) => menu));
});

for (const [id, menu, heading] of sections)
  test(`/cms/${id} opens directly, with and without its last slash`, async ({ page }) => {
    for (const address of [`/cms/${id}`, `/cms/${id}/`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: menu, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page).toHaveTitle(`${heading} · Basna Spices`);
    }
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('[data-scroll-top]')).toHaveCount(0);
    await expect(page.getByText('Scroll to top')).toHaveCount(0);
  });

test('going from section to section does not reload, and back and forward work', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  for (const [id, menu, heading] of sections) {
    await sidebar.getByRole('link', { name: menu, exact: true }).click();
    await expect(page).toHaveURL(`/cms/${id}/`);
    await expect(page).toHaveTitle(`${heading} · Basna Spices`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Coverages Dashboard');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Dashboard');
  await page.getByRole('link', { name: 'Basna Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Dashboard');
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
