import { expect, test } from '../../support/test';
import { field, fillIn, place } from './page';

test('only the browser’s own validation speaks, of every field', async ({ page }) => {
  await page.goto('/order/');
  for (const [label, value] of [
    ['Full Name', ''],
    ['Email Address', 'ram'],
    ['Phone Number', ''],
    ['Business Name', ''],
    ['Business Type', ''],
    ['Province', ''],
    ['District', ''],
    ['City', ''],
    ['Item 1', ''],
    ['Qty of item 1', ''],
    ['Qty of item 1', '0'],
    ['Qty of item 1', '-3'],
  ] as const) {
    await fillIn(page);
    await field(page, 'Qty of item 1').fill('1');
    const control = field(page, label);
    if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(value);
    else await control.fill(value);
    await place(page).click();
    await expect(control, `${label} '${value}'`).toBeFocused();
    expect(await control.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a quantity stays as it is typed, and only whole numbers from 1 are taken', async ({ page }) => {
  await page.goto('/order/');
  const quantity = field(page, 'Qty of item 1');
  await quantity.focus();
  await expect(page.locator('astro-island[data-hydrated]')).toHaveCount(1);
  for (const [typed, isTaken] of [
    ['5.00', true],
    ['1.05', false],
    ['1e21', false],
  ] as const) {
    await quantity.clear();
    await quantity.pressSequentially(typed);
    await expect(quantity).toHaveValue(typed);
    expect(await quantity.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(isTaken);
  }
});
