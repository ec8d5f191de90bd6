import { holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { field, fillIn, names, placeOrder } from './page';

test.describe('draft', () => {
  test('survives a reload and the way back', async ({ page }) => {
    await page.goto('/order/');
    await fillIn(page);
    await page.getByRole('button', { name: 'Add Item' }).click();
    await names(page).nth(1).fill('Cloves');
    await page.reload();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Full Name')).toHaveValue('राम थापा');
    await expect(field(page, 'City')).toHaveValue('Lekhnath');

    await page.goto('/faq/');
    await page.goBack();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 2')).toHaveValue('Cloves');
  });

  test('is gone after the order was placed', async ({ page }) => {
    await page.goto('/order/');
    await fillIn(page);
    await placeOrder(page);
    await page.reload();
    await field(page, 'Phone Number').fill('1');
    await expect(field(page, 'Full Name')).toHaveValue('');
    await expect(field(page, 'District')).toBeDisabled();
  });

  test('is not needed: refused storage is no error', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/order/?item=Cloves');
    await expect(field(page, 'Item 1')).toHaveValue('Cloves');
    await fillIn(page);
    expect(await placeOrder(page)).toHaveLength(1);
  });

  test('that is broken starts an empty form', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('order-draft', '{"fullName":7,"items":"x"'));
    await page.goto('/order/');
    await fillIn(page);
    expect(await placeOrder(page)).toHaveLength(1);
  });
});

test('the address fills rows before anything is touched', async ({ page }) => {
  await page.goto('/order/?item=Mo%3AMo%20Spice&item=&item=%00%20&item=Cloves&what=ever');
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Item 1')).toHaveValue('Mo:Mo Spice');
  await expect(field(page, 'Item 2')).toHaveValue('Cloves');
  await page.reload();
  await expect(names(page)).toHaveCount(2);
});

test('the address fills rows although the script of the islands comes late', async ({ page }) => {
  await page.route(/_astro\/island\./, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.goto('/order/?item=Cloves');
  await expect(field(page, 'Item 1')).toHaveValue('Cloves');
});

test('a product card leads to an order of that product', async ({ page }) => {
  await page.goto('/products/whole/');
  await page.getByRole('link', { name: 'Enquire about Green Cardamom' }).click();
  await expect(field(page, 'Item 1')).toHaveValue('Green Cardamom');
});

test('what is typed and pressed before the script arrives is neither lost nor sent', async ({ page }) => {
  await page.goto('/order/');
  const release = await holdScripts(page);
  await field(page, 'Full Name').pressSequentially('Ram');
  await field(page, 'Province').selectOption('Koshi Province');
  await field(page, 'Item 1').fill('Cloves');
  await field(page, 'Item 1').press('Enter');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page).toHaveURL(/\/order\/$/);
  release();
  await expect(field(page, 'Item 2')).toBeFocused();
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Full Name')).toHaveValue('Ram');
  await expect(field(page, 'Item 1')).toHaveValue('Cloves');
  await expect(field(page, 'District')).toBeEnabled();
});
