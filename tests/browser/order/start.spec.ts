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
