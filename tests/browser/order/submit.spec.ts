import { forms } from '~/config/messages/en/forms';
import { expectAccessible } from '../../support/axe';
import { chatName } from '../../support/channels';
import { expect, test } from '../../support/test';
import { field, fillIn, first, names, order, placeOrder, second, summary } from './page';

test('a valid order is confirmed, cleared and shown ready to send', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/order/');
  await fillIn(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await names(page).nth(1).fill(second);
  await field(page, 'Qty of item 2').fill('25');

  expect(await placeOrder(page)).toEqual(['alert: Order submitted successfully!']);
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(field(page, 'Business Type')).toHaveValue('');
  await expect(field(page, 'District')).toBeDisabled();
  await expect(names(page)).toHaveCount(1);
  await expect(field(page, 'Item 1')).toHaveValue('');

  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(summary(page).getByRole('row')).toHaveText([
    /Item.*Qty/,
    new RegExp(`${first}.*1$`),
    new RegExp(`${second}.*25$`),
  ]);
  for (const typed of [order.fullName, second])
    await expect(summary(page).getByText(typed)).toHaveCSS('font-family', /^Anek/);
  await expect(summary(page).getByRole('link')).toHaveText([
    'Send it by email',
    new RegExp(`^Send it by ${chatName}`),
  ]);
  const mail = await summary(page).getByRole('link', { name: 'Send it by email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(`City: ${order.city}`);
  const chat = await summary(page)
    .getByRole('link', { name: `Send it by ${chatName}` })
    .getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain(`2. ${second} × 25`);

  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(requests.filter((request) => request.includes('?'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);

  // If copying is refused, the order is shown and selected.
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const text = field(page, 'Your order as text');
  await expect(text).toBeFocused();
  await expect(text).not.toBeEditable();
  await expect(summary(page).getByRole('status').first()).toHaveText(forms.send.refused);
  await expect(text).toHaveValue(/Business Name: Salt & Pepper/);
  expect(await page.evaluate(() => String(getSelection()))).toContain(`1. ${first} × 1`);
  await expectAccessible(page, 'main astro-island');
});

test('a placed order comes back after a reload and Back, until a new one is started', async ({ page }) => {
  await page.goto(`/order/?${new URLSearchParams({ item: first })}`);
  await fillIn(page);
  await placeOrder(page);
  await page.reload();
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await page.goto('/faq/');
  await page.goBack();
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await expect(summary(page)).toContainText(order.businessName);
  await expect(field(page, 'Item 1')).toHaveValue('');

  await page.getByRole('button', { name: 'Start a new order' }).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(summary(page)).toHaveCount(0);
});

test('an order is placed by keyboard alone', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await page.goto('/order/');
  const { keyboard } = page;
  const next = async (label: string, text: string) => {
    await keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await keyboard.type(text);
  };
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await next('Full Name', 'Sita Rai');
  await next('Email Address', 'sita@example.com');
  await next('Phone Number', '9841000000');
  await next('Business Name', 'Rai Hotel');
  await next('Business Type', 'Hot');
  await next('Province', 'Kos');
  await expect(field(page, 'District')).toBeEnabled();
  await next('District', 'Jha');
  await expect(field(page, 'City')).toBeEnabled();
  await next('City', 'Dam');
  await next('Item 1', first);
  await next('Qty of item 1', '2');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Item 2')).toBeFocused();
  await keyboard.type(second);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove item 2' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Item 1')).toBeFocused();
  for (const _ of ['quantity', 'Add Item', 'Place Order']) await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(summary(page).getByRole('heading')).toBeFocused();
  expect(said).toEqual(['Order submitted successfully!']);
  await expect(summary(page)).toContainText('Damak, Jhapa, Koshi Province');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeFocused();
});
