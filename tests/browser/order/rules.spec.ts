import { expect, test } from '../../support/test';
import { field, fillIn, names, place } from './page';

test.describe('only the browser’s own validation speaks', () => {
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
  ] as const)
    test(`${label} '${value}' holds the order back`, async ({ page }) => {
      await page.goto('/order/');
      await fillIn(page);
      const control = field(page, label);
      if (await control.evaluate((element) => element.tagName === 'SELECT'))
        await control.selectOption(value);
      else await control.fill(value);
      await place(page).click();
      await expect(control).toBeFocused();
      expect(await control.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
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

test('district and city open one after the other and clear when the one before changes', async ({ page }) => {
  await page.goto('/order/');
  await expect(field(page, 'District')).toBeDisabled();
  await expect(field(page, 'District')).toHaveAccessibleDescription('Opens once a province is chosen.');
  await expect(field(page, 'City')).toHaveAccessibleDescription('Opens once a district is chosen.');
  await field(page, 'Province').selectOption('Koshi Province');
  await expect(field(page, 'District').locator('option')).toHaveCount(15);
  await field(page, 'District').selectOption('Morang');
  await field(page, 'City').selectOption('Biratnagar');
  await field(page, 'Province').selectOption('Madhesh Province');
  await expect(field(page, 'District')).toHaveValue('');
  await expect(field(page, 'City')).toBeDisabled();
});

test('rows: one at first, an empty one more for each Add Item, and only the removed one goes', async ({
  page,
}) => {
  await page.goto('/order/');
  const remove = page.getByRole('button', { name: /^Remove item/ });
  const add = page.getByRole('button', { name: 'Add Item' });
  await expect(names(page)).toHaveCount(1);
  await expect(field(page, 'Qty of item 1')).toHaveValue('1');
  await expect(remove).toHaveCount(0);
  await field(page, 'Item 1').fill('Cloves');
  await field(page, 'Qty of item 1').fill('7');
  await add.click();
  await expect(field(page, 'Item 2')).toHaveValue('');
  await expect(field(page, 'Qty of item 2')).toHaveValue('1');
  await field(page, 'Item 2').fill('Tori');
  await add.click();
  await field(page, 'Item 3').fill('Citric');
  await expect(remove).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await expect(field(page, 'Item 1')).toHaveValue('Cloves');
  await expect(field(page, 'Qty of item 1')).toHaveValue('7');
  await expect(field(page, 'Item 2')).toHaveValue('Citric');
  await page.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(field(page, 'Item 1')).toHaveValue('Citric');
  await expect(remove).toHaveCount(0);
});
