import type { Page } from 'playwright/test';
import { forms } from '~/config/messages/en/forms';
import { holdScripts } from '../support/slow-line';
import { expect, test } from '../support/test';
import { field, fillIn, order, place, placeOrder, summary } from './order/page';

const hydrated = (page: Page) => page.locator('main astro-island:not([ssr])');

/** Puts an icon beside each field, as password managers do. `wrap` puts both into an element of their own. */
function addIcons(wrap: boolean): void {
  for (const field of document.querySelectorAll('main form :is(input, textarea)')) {
    field.setAttribute('data-manager', '');
    const icon = document.createElement('div');
    icon.className = 'manager-icon';
    if (!wrap) field.after(icon);
    else {
      field.replaceWith(icon);
      icon.append(field);
    }
  }
}

for (const { path, id } of [
  { path: '/contact/', id: '#contact-name' },
  { path: '/order/', id: '#order-fullName' },
])
  for (const wrap of [false, true])
    test(`${path} keeps text, caret and focus with icons ${wrap ? 'around' : 'beside'} fields`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(addIcons, wrap);
      const name = page.locator(id);
      await name.click();
      await name.pressSequentially('Mya');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.evaluate((id) => document.querySelector(id)?.setAttribute('data-typed', ''), id);
      release();
      await expect(hydrated(page)).toHaveCount(1);
      await expect(name).toBeFocused();
      await page.keyboard.type('aa');
      await page.keyboard.press('Backspace');
      await expect(name).toHaveValue('Maya');
      await expect(name).toHaveAttribute('data-typed', '');
    });

test('fields filled in without an event are part of the order', async ({ page }) => {
  await page.goto('/order/');
  await fillIn(page);
  await page.evaluate(() => {
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const values = {
      fullName: 'Maya',
      email: 'maya@hotel.example',
      phone: '9811111111',
      businessName: 'Hotel',
    };
    for (const [name, value] of Object.entries(values))
      fill?.call(document.querySelector(`main form [name=${name}]`), value);
  });
  await field(page, forms.order.fields.businessType).selectOption('Dealer');
  await placeOrder(page);
  for (const text of ['Maya', 'maya@hotel.example', '9811111111'])
    await expect(summary(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('#order-fullName')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('order-draft'))).toBeNull();
});

test('a form whose component fails keeps its rows, its text and the focus', async ({ page, watch }) => {
  watch.expect(/broken on purpose/);
  await page.goto('/order/');
  await fillIn(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await field(page, 'Item 2').fill('Rice');
  await page.evaluate(() => {
    document.createElement = () => {
      throw new Error('broken on purpose');
    };
  });
  const name = field(page, forms.order.fields.fullName);
  await name.focus();
  // Without moving the focus.
  await page.getByRole('button', { name: 'Add Item' }).evaluate((button: HTMLElement) => button.click());
  const notice = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(name).toBeFocused();
  await name.press('End');
  await name.press('a');
  await expect(name).toHaveValue(`${order.fullName}a`);
  await expect(field(page, 'Item 2')).toHaveValue('Rice');
  await place(page).click();
  await expect(notice).toBeInViewport();
});
