import { en } from '~/config/messages/en';
import { orderText } from '~/domain/order/message';
import { expectAccessible } from '../../support/axe';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import { first, second } from '../order/page';
import { open, records, stored } from './dashboard';

const { fields, summary } = en.forms.order;
const order = makeOrder({
  items: [
    { name: first, quantity: 3 },
    { name: second, quantity: 20 },
  ],
});

test('a forwarded order is pasted by keyboard and saved unchanged', async ({ page, watch }) => {
  watch.expect(/PasteOrder|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, 'order');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message')).toBeFocused();
  const text = orderText(order, { ...fields, ...summary });
  await page.keyboard.insertText(`Please pack this:\n\n${text.replace(/^/gm, '> ')}\n\nRam`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  const unrecognised = page.getByRole('complementary', { name: 'Lines to check' });
  await expect(unrecognised.getByRole('listitem')).toHaveText(['Please pack this:', 'Ram']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'main');
  expect(await stored(page, 'orders')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  expect(await stored(page, 'orders')).toMatchObject([order]);
});
