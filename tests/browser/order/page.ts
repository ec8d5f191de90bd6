import { expect, type Page } from '@playwright/test';
import { pick, products } from '../../support/content';

/** Names of two products, to order them. */
export const first = pick(products).name;
export const second = pick(products, ({ name }) => name !== first).name;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const names = (page: Page) => page.getByPlaceholder(/^Item \d+$/);
export const place = (page: Page) => page.getByRole('button', { name: 'Place Order' });
export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Your order is written. Now send it to us.' });

export async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('राम थापा');
  await field(page, 'Email Address').fill('ram@example.com');
  await field(page, 'Phone Number').fill('9800000000');
  await field(page, 'Business Name').fill('Thakali & Sons');
  await field(page, 'Business Type').selectOption('Party Palace');
  await field(page, 'Province').selectOption('Gandaki Province');
  await field(page, 'District').selectOption('Kaski');
  await field(page, 'City').selectOption('Lekhnath');
  await field(page, 'Item 1').fill(first);
}

/** Places the order and returns what the alerts said. */
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
