import { expect, type Locator, type Page } from 'playwright/test';
import en from '~/config/messages/en.json' with { type: 'json' };
import { type Order, orderFields } from '~/domain/order/order';
import { pick, products } from '../../support/content';
import { makeOrder } from '../../support/orders';
import { anyItemName, itemName, itemQuantity } from '../../support/words';
import { write } from '../../support/write';
import { readProvinces } from '../../unit/domain/content';

const { forms } = en;

/** Names of two products to order. */
export const first = pick(products).name;
export const second = pick(products, ({ name }) => name !== first).name;
/** The first place of the table. */
const { name: province, districts } = pick(readProvinces());
const { name: district, cities } = pick(districts);
export const order = makeOrder({
  province,
  district,
  city: pick(cities),
  items: [{ name: first, quantity: 1 }],
});

export const field = (scope: Page | Locator, label: string) => scope.getByLabel(label, { exact: true });
export const names = (page: Page) => page.getByPlaceholder(anyItemName);
export const place = (page: Page) => page.getByRole('button', { name: en.forms.order.placeOrder });
export const summary = (page: Page) => page.getByRole('region', { name: en.forms.order.summary.heading });

/** Types or selects a value. */
export async function fillField(scope: Page | Locator, label: string, value: string): Promise<void> {
  const control = field(scope, label);
  if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(value);
  else await write(control, value);
}

/** Fills in an order. The form must have a row for each item. */
export async function fillIn(page: Page, filled: Order = order): Promise<void> {
  for (const name of orderFields) await fillField(page, forms.order.fields[name], filled[name]);
  for (const [row, { name, quantity }] of filled.items.entries()) {
    await fillField(page, itemName(row + 1), name);
    await fillField(page, itemQuantity(row + 1), String(quantity));
  }
}

/** Places the order and returns the alerts. */
export async function placeOrder(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    return dialog.accept();
  });
  await place(page).click();
  await expect(summary(page)).toBeVisible();
  return said;
}
