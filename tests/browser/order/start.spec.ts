import { largestShift } from '../../budgets';
import { watchShifts } from '../../support/shifts';
import { cutAt, cutDocuments, hold, holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { field, fillIn, first, names, order, placeOrder, second } from './page';

// Component tests cover a reload, and unit tests an invalid draft.

test('a draft survives a visit to another page', async ({ page }) => {
  await page.goto('/order/');
  await fillIn(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await names(page).nth(1).fill(second);
  await page.goto('/faq/');
  await page.goBack();
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Full Name')).toHaveValue(order.fullName);
  await expect(field(page, 'City')).toHaveValue(order.city);
  await expect(field(page, 'Item 2')).toHaveValue(second);
});

test('the form works if storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`/order/?item=${encodeURIComponent(first)}`);
  await expect(field(page, 'Item 1')).toHaveValue(first);
  await fillIn(page);
  expect(await placeOrder(page)).toHaveLength(1);
});

test('items from links before hydration fill rows once', async ({ page }) => {
  const expectRows = async () => {
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 1')).toHaveValue(first);
    await expect(field(page, 'Item 2')).toHaveValue(second);
  };
  let release = await hold(page, '**/_astro/*.js');
  await page.goto(`/order/?item=${encodeURIComponent(first)}`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  const items = ['', '\0 ', second].map((item) => `item=${encodeURIComponent(item)}`);
  await page.goto(`/order/?${items.join('&')}&what=ever`, { waitUntil: 'commit' });
  release();
  await expectRows();
  release = await hold(page, '**/_astro/*.js');
  await page.reload({ waitUntil: 'commit' });
  release();
  await expectRows();
});

/** Simulates a prerendered page, whose session storage is lost and whose frames wait until it is shown. */
function prerender(isAnnounced: boolean): void {
  const before = Object.entries(sessionStorage);
  const nextFrame = window.requestAnimationFrame.bind(window);
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (run) => waiting.push(run);
  if (isAnnounced) Object.defineProperty(document, 'prerendering', { value: true, writable: true });
  addEventListener(
    'activate',
    () => {
      sessionStorage.clear();
      for (const [key, text] of before) sessionStorage.setItem(key, text);
      if (isAnnounced) Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
      window.requestAnimationFrame = nextFrame;
      waiting.forEach(nextFrame);
    },
    { once: true },
  );
}

for (const [title, isAnnounced] of [
  ['a prerender', true],
  ['a prerender that the browser does not report', false],
] as const)
  test(`items from a link survive ${title}`, async ({ page }) => {
    const activate = () => page.evaluate(() => dispatchEvent(new Event('activate')));
    await page.addInitScript(prerender, isAnnounced);
    await page.goto(`/order/?${new URLSearchParams({ item: first, qty: '3' })}&item=${second}`);
    await activate();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 1')).toHaveValue(first);
    await expect(field(page, 'Qty of item 1')).toHaveValue('3');
    await page.getByRole('button', { name: 'Remove item 1' }).click();
    await expect(names(page)).toHaveCount(1);
    await page.reload();
    await activate();
    await expect(field(page, 'Item 1')).toHaveValue(second);
    await expect(names(page)).toHaveCount(1);

    // Fills a lost draft again.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await activate();
    await expect(names(page)).toHaveCount(2);
  });

test('a link within the page does not bring back a removed item', async ({ page }) => {
  await page.goto(`/order/?${new URLSearchParams({ item: first })}&item=${second}`);
  await expect(names(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.reload();
  await expect(field(page, 'Item 1')).toHaveValue(second);
  await expect(names(page)).toHaveCount(1);
});

test('input from before hydration is neither lost nor sent', async ({ page }) => {
  await page.goto('/order/');
  const release = await holdScripts(page);
  await field(page, 'Full Name').pressSequentially('Ram');
  await field(page, 'Province').selectOption('Koshi Province');
  await field(page, 'Item 1').fill(first);
  await field(page, 'Item 1').press('Enter');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page).toHaveURL(/\/order\/$/);
  release();
  await expect(field(page, 'Item 2')).toBeFocused();
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Full Name')).toHaveValue('Ram');
  await expect(field(page, 'Item 1')).toHaveValue(first);
  await expect(field(page, 'District')).toBeEnabled();
});

test('fields keep their place while the HTML arrives', async ({ page, request, baseURL, watch }) => {
  watch.expect(/foreign request: http:\/\/127\.0\.0\.1/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const html = await (await request.get('/order/')).body();
  const third = html.lastIndexOf('<div', html.indexOf('name="phone"'));
  const slow = await cutDocuments(baseURL ?? '');
  const readShifts = await watchShifts(page, largestShift);
  await page.goto(slow.origin + cutAt('/order/', third));
  expect(await readShifts()).toEqual([]);
  slow.close();
});
