import { hold, holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { field, fillIn, first, names, order, second } from './page';

// Unit tests cover an invalid draft.
test('a draft keeps items from links once, over reload, Back and removal', async ({ page }) => {
  const expectRows = async (...rows: string[]) => {
    await expect(names(page)).toHaveCount(rows.length);
    for (const [at, row] of rows.entries()) await expect(names(page).nth(at)).toHaveValue(row);
  };
  let release = await hold(page, '**/_astro/*.js');
  await page.goto(`/order/?${new URLSearchParams({ item: first })}`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  const items = ['', '\0 ', second].map((item) => `item=${encodeURIComponent(item)}`);
  await page.goto(`/order/?${items.join('&')}&what=ever`, { waitUntil: 'commit' });
  release();
  await expectRows(first, second);
  release = await hold(page, '**/_astro/*.js');
  await page.reload({ waitUntil: 'commit' });
  release();
  await expectRows(first, second);

  await fillIn(page, { ...order, items: [] });
  await page.goto('/faq/');
  await page.goBack();
  await expectRows(first, second);
  await expect(field(page, 'Full Name')).toHaveValue(order.fullName);
  await expect(field(page, 'City')).toHaveValue(order.city);

  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await expectRows(first);
  // A link within the page does not bring it back.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.reload();
  await expectRows(first);
});

/** Simulates a prerendered page, whose session storage is lost and whose frames wait until it is shown. */
function prerender(): void {
  const before = Object.entries(sessionStorage);
  const isReported = location.search.endsWith('reported');
  const nextFrame = window.requestAnimationFrame.bind(window);
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (run) => waiting.push(run);
  if (isReported) Object.defineProperty(document, 'prerendering', { value: true, writable: true });
  addEventListener(
    'activate',
    () => {
      sessionStorage.clear();
      for (const [key, text] of before) sessionStorage.setItem(key, text);
      if (isReported) Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
      window.requestAnimationFrame = nextFrame;
      waiting.forEach(nextFrame);
    },
    { once: true },
  );
}

test('items from a link survive a prerender, reported by the browser or not', async ({ page }) => {
  const activate = () => page.evaluate(() => dispatchEvent(new Event('activate')));
  const reload = async () => {
    await page.reload();
    await activate();
  };
  await page.addInitScript(prerender);
  for (const end of ['reported', 'silent']) {
    await page.goto(`/order/?${new URLSearchParams({ item: first, qty: '3' })}&item=${second}&${end}`);
    await activate();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 1')).toHaveValue(first);
    await expect(field(page, 'Qty of item 1')).toHaveValue('3');
    await page.getByRole('button', { name: 'Remove item 1' }).click();
    await expect(names(page)).toHaveCount(1);
    await reload();
    await expect(field(page, 'Item 1')).toHaveValue(second);
    await expect(names(page)).toHaveCount(1);

    // Fills a lost draft again.
    await page.evaluate(() => sessionStorage.clear());
    await reload();
    await expect(names(page)).toHaveCount(2);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('input from before hydration is neither lost nor sent and keeps the focus', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add Item' });
  const open = async () => {
    const release = await holdScripts(page);
    await page.goto('/order/', { waitUntil: 'commit' });
    return release;
  };
  let release = await open();
  await field(page, 'Full Name').pressSequentially('Ram');
  await field(page, 'Phone Number').fill('९८');
  await field(page, 'Province').selectOption('Koshi Province');
  await field(page, 'Item 1').fill(first);
  await field(page, 'Item 1').press('Enter');
  await add.click();
  await expect(page).toHaveURL(/\/order\/$/);
  release();
  await expect(field(page, 'Item 2')).toBeFocused();
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Full Name')).toHaveValue('Ram');
  await expect(field(page, 'Phone Number')).toHaveValue('98');
  await expect(field(page, 'Item 1')).toHaveValue(first);
  await expect(field(page, 'District')).toBeEnabled();

  // Every early click counts, and moves no later focus.
  await page.evaluate(() => sessionStorage.clear());
  release = await open();
  await add.click();
  await add.click();
  await field(page, 'Phone Number').focus();
  release();
  await expect(field(page, 'Item 3')).toBeVisible();
  await expect(field(page, 'Phone Number')).toBeFocused();
});
