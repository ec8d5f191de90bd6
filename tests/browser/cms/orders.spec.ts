import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { answerDialogs, open, records, store, stored } from './dashboard';

const order = {
  id: 1,
  fullName: 'Sita Gurung',
  email: 'sita@hotel.example',
  phone: '015550133',
  businessName: 'Hotel Annapurna',
  businessType: 'Hotel',
  province: 'Gandaki Province',
  district: 'Kaski',
  city: 'Pokhara',
  items: [
    { name: 'Meat Spice', quantity: 24 },
    { name: 'Tea Spice', quantity: 5 },
  ],
};
const opener = (page: Page) => page.getByRole('button', { name: 'Add New Order' });

async function fillOrder(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(order.fullName);
  await page.getByLabel('Email Address').fill(order.email);
  await page.getByLabel('Phone Number').fill(order.phone);
  await page.getByLabel('Business Name').fill(order.businessName);
  await page.getByLabel('Business Type').selectOption(order.businessType);
  await page.getByLabel('Province').selectOption(order.province);
  await page.getByLabel('District').selectOption(order.district);
  await page.getByLabel('City').selectOption(order.city);
  await page.getByPlaceholder('Item 1').fill('Meat Spice');
  await page.getByLabel('Qty').first().fill('24');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByPlaceholder('Item 2').fill('Tea Spice');
  await page.getByLabel('Qty').last().fill('5');
}

test('an order is written with the form of the public page and listed as a row', async ({ page }) => {
  await open(page, 'order');
  await expect(page.getByText('No orders found')).toBeVisible();
  await opener(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('District')).toBeDisabled();
  await fillOrder(page);
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(opener(page)).toBeFocused();
  const { id: _, ...fields } = order;
  expect(await stored(page, 'orders')).toEqual([{ id: expect.any(Number), ...fields }]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Customer',
    'Business',
    'Location',
    'Items',
    'Actions',
  ]);
  await expect(records(page).getByRole('cell').nth(0)).toHaveText('Sita Gurungsita@hotel.example015550133');
  await expect(records(page).getByRole('cell').nth(1)).toHaveText('Hotel AnnapurnaHotel');
  await expect(records(page).getByRole('cell').nth(2)).toHaveText('Gandaki Province, Kaski, Pokhara');
  await expect(records(page).getByRole('listitem')).toHaveText(['Meat Spice - 24', 'Tea Spice - 5']);
});

test('an incomplete order is left to the browser', async ({ page }) => {
  await open(page, 'order');
  await opener(page).click();
  await fillOrder(page);
  await page.getByLabel('Email Address').fill('no address');
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  expect(await stored(page, 'orders')).toEqual([]);
});

test('an order opens prefilled, and Update and Cancel hide the form again', async ({ page }) => {
  await store(page, { orders: [order] });
  await open(page, 'order');
  const edit = records(page).getByRole('button', { name: 'Edit' });
  await edit.click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sita Gurung');
  await expect(page.getByLabel('City')).toHaveValue('Pokhara');
  await expect(page.getByPlaceholder('Item 2')).toHaveValue('Tea Spice');
  await expect(opener(page)).toHaveCount(0);
  await page.getByLabel('Province').selectOption('Bagmati Province');
  await expect(page.getByLabel('City')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  expect(await stored(page, 'orders')).toEqual([order]);
  await edit.click();
  await page.getByLabel('Qty').first().fill('30');
  await page.getByRole('button', { name: 'Update Order' }).click();
  await expect(edit).toBeFocused();
  await expect(opener(page)).toBeVisible();
  const [meat, tea] = order.items;
  expect(await stored(page, 'orders')).toEqual([{ ...order, items: [{ ...meat, quantity: 30 }, tea] }]);
});

test('on a phone each row is a card that says what stands in it', async ({ page }) => {
  answerDialogs(page, 'accept');
  await page.setViewportSize({ width: 390, height: 844 });
  await store(page, { orders: [order, { ...order, id: 2, email: `${'long'.repeat(12)}@hotel.example` }] });
  await open(page, 'order');
  const [customer, items] = [
    records(page).first().getByRole('cell').nth(0),
    records(page).first().getByRole('cell').nth(3),
  ];
  const boxes = [await customer.boundingBox(), await items.boundingBox()];
  expect(boxes[0]?.x).toBe(boxes[1]?.x);
  const label = await items.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Items"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await records(page).last().getByRole('button', { name: 'Delete' }).click();
  expect(await stored(page, 'orders')).toEqual([order]);
});
