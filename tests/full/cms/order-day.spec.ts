import type { Page } from 'playwright/test';
import en from '~/config/messages/en.json' with { type: 'json' };
import { site } from '~/config/site';
import { orderText } from '~/domain/order/message';
import { open, records, store, stored } from '../../browser/cms/dashboard';
import { first } from '../../browser/order/page';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';

const { fields, summary } = en.forms.order;
const order = makeOrder({ items: [{ name: first, quantity: 24 }] });

/** Confirmed orders, one a day. */
const orders = Array.from({ length: 40 }, (_, index) => ({
  ...makeOrder({ fullName: `Customer no${index}.`, items: order.items }),
  id: Date.now() - (index + 1) * 24 * 60 * 60 * 1000,
  statuses: { confirmed: 1 },
}));

/** Counts the clicks of a task. */
function count(page: Page) {
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link' | 'searchbox' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  return { click, clicks: () => clicks };
}

test('an order is pasted, confirmed, packed, printed, sent and paid by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, 'order');
  const { keyboard } = page;
  /** Presses Tab until a button has the focus. */
  const tabTo = async (name: RegExp) => {
    const focused = page.locator(':focus');
    for (let steps = 0; steps < 20; steps += 1) {
      if (name.test((await focused.textContent().catch(() => '')) ?? '')) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no ${name}`);
  };
  await page.getByRole('button', { name: 'Add New Order' }).focus();
  await tabTo(/^Paste an order$/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Message')).toBeFocused();
  await keyboard.insertText(orderText(order, { ...fields, ...summary }));
  await tabTo(/^Fill in the form$/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  await tabTo(/^Confirm$/);
  await keyboard.press('n');
  await keyboard.press('n');
  await tabTo(/^Print$/);
  await keyboard.press('Enter');
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await keyboard.press('n');
  await keyboard.press('n');
  await expect(records(page)).toContainText('Paid');
  const [saved] = await stored(page, 'orders');
  expect(Object.keys(Object(saved?.statuses))).toEqual(['confirmed', 'packed', 'sent', 'paid']);
});

test('the jobs of a day take few clicks', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await store(page, { orders });
  await open(page);
  const week = count(page);
  await week.click(/ to be sent this week$/, 'link');
  await expect(records(page)).toHaveCount(40);
  expect(week.clicks()).toBe(1);

  const list = count(page);
  await open(page);
  await list.click(/ to be sent this week$/, 'link');
  await page.getByText('What to pack: 40 confirmed orders').click();
  await page.getByRole('button', { name: 'Print this' }).click();
  await expect(page.getByRole('table', { name: 'Packs in 40 confirmed orders' })).toBeVisible();
  await page.keyboard.press('Shift');

  const last = count(page);
  await open(page);
  await last.click(/^Order Online/, 'link');
  await last.click('Search Orders', 'searchbox');
  await page.keyboard.insertText('customer no31.');
  await expect(records(page)).toHaveCount(1);
  await last.click(/^Edit/);
  expect(last.clicks()).toBe(3);

  const phone = count(page);
  await open(page);
  await phone.click('Add New Order', 'link');
  const { items: _, email: __, ...typed } = order;
  await page.getByPlaceholder('Item 1').fill(first);
  for (const [name, value] of Object.entries(typed)) {
    const field = page.locator(`form [name=${name}]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value as string);
  }
  await phone.click('Use our own address');
  await phone.click('Save Order');
  expect(phone.clicks()).toBe(3);
  expect((await stored(page, 'orders')).at(-1)).toMatchObject({ ...typed, email: site.emails.sales });
});
