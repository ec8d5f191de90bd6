import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/axe';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import { first, second } from '../order/page';
import { open, records, store } from './dashboard';

const items = [
  { name: first, quantity: 24 },
  { name: second, quantity: 5 },
];
const order = makeOrder({ email: `${'long'.repeat(12)}@hotel.example`, items });

test('orders fit a phone, print on one page each and export as a CSV', async ({ page }) => {
  const formula = { ...order, fullName: '=1+1', items: [{ name: 'मासु मसला', quantity: 2 }] };
  await store(page, { orders: [order, order, formula].map((one, id) => ({ id, ...one })) });
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, 'order');
  await page.getByText('Orders at a glance').click();
  await expect(page.getByRole('row', { name: `${second} 10 2` })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const cells = records(page).first().locator('th, td');
  expect((await cells.nth(3).boundingBox())?.x).toBe((await cells.first().boundingBox())?.x);
  const label = await cells.nth(3).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Items"');
  await expectAccessible(page, 'main details[open]');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(':is(aside, button, input):visible')).toHaveCount(0);
  await expect(cells.first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  /** Returns the only page that is printed. */
  const print = async (button: ReturnType<typeof page.getByRole>): Promise<string> => {
    await button.click();
    await page.locator('[data-print]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    return text;
  };
  const overview = await print(page.getByRole('button', { name: 'Print this' }));
  expect(overview).toMatch(/^What to pack\s.*By province.*\s60\s+3\s*$/s);
  const slip = await print(records(page).first().getByRole('button', { name: 'Print' }));
  for (const part of [`${order.businessName}, ${order.fullName}`, order.city, order.province, first, '29'])
    expect(slip).toContain(part);
  expect(slip).not.toContain('Orders Management');
  await expect(page.locator('[data-print]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const sheet = await started;
  expect(sheet.suggestedFilename()).toMatch(/-orders-.*\.csv$/);
  const text = await readFile(await sheet.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain(`,'=1+1,`);
  expect(text).toContain('मासु मसला - 2');
});
