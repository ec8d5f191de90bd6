import type { Page } from 'playwright/test';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import { fillIn } from '../order/page';
import { answerDialogs, open, records, stored } from './dashboard';

const [meat, tea] = [
  { name: 'Meat Spice', quantity: 24 },
  { name: 'Tea Spice', quantity: 5 },
];
const order = makeOrder({ email: `${'long'.repeat(12)}@hotel.example`, items: [meat, tea] });
const opener = (page: Page) => page.getByRole('button', { name: 'Add New Order' });

test('an order is listed, printed and opened for editing', async ({ page }) => {
  answerDialogs(page, 'accept');
  await open(page, 'order');
  await expect(page.getByText('No orders found')).toBeVisible();
  await opener(page).click();
  await expect(page.getByRole('group', { name: 'Their business' })).toBeVisible();
  const email = page.getByLabel('Email Address');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('District')).toBeDisabled();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await fillIn(page, { ...order, email: 'no address' });
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(email).toBeFocused();
  expect(await stored(page, 'orders')).toEqual([]);
  await email.fill(order.email);
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(opener(page)).toBeFocused();
  const saved = { ...order, id: expect.any(Number) };
  expect(await stored(page, 'orders')).toEqual([saved]);
  const headings = ['Customer', 'Business', 'Location', 'Items', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(headings);
  const cells = [
    `${order.fullName}${order.email}${order.phone}`,
    `${order.businessName}${order.businessType}`,
    `${order.province}, ${order.district}, ${order.city}`,
  ];
  for (const [at, text] of cells.entries())
    await expect(records(page).locator('th, td').nth(at)).toHaveText(text);
  await expect(records(page).getByRole('listitem')).toHaveText(['Meat Spice - 24', 'Tea Spice - 5']);

  const edit = records(page).getByRole('button', { name: 'Edit' });
  await edit.click();
  await expect(page.getByLabel('Full Name')).toHaveValue(order.fullName);
  await expect(page.getByLabel('City')).toHaveValue(order.city);
  await expect(page.getByPlaceholder('Item 2')).toHaveValue(tea.name);
  await expect(opener(page)).toHaveCount(0);
  await page.getByLabel('Province').selectOption('Bagmati Province');
  await expect(page.getByLabel('City')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  expect(await stored(page, 'orders')).toEqual([saved]);
  await edit.click();
  await page.getByLabel('Qty').first().fill('30');
  await page.getByRole('button', { name: 'Update Order' }).click();
  await expect(edit).toBeFocused();
  await expect(opener(page)).toBeVisible();
  expect(await stored(page, 'orders')).toEqual([{ ...saved, items: [{ ...meat, quantity: 30 }, tea] }]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(':is(aside, button, input):visible')).toHaveCount(0);
  await expect(records(page).locator('th, td').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 390, height: 844 });
  const own = records(page).locator('th, td');
  const items = own.nth(3);
  expect((await items.boundingBox())?.x).toBe((await own.first().boundingBox())?.x);
  const label = await items.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Items"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await records(page).getByRole('button', { name: 'Delete' }).click();
  expect(await stored(page, 'orders')).toEqual([]);
});
