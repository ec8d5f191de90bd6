import { pick, products } from '../../support/content';
import { hold, holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { field, fillIn, first, names, placeOrder, second } from './page';

test.describe('draft', () => {
  test('survives a reload and the way back', async ({ page }) => {
    await page.goto('/order/');
    await fillIn(page);
    await page.getByRole('button', { name: 'Add Item' }).click();
    await names(page).nth(1).fill(second);
    await page.reload();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Full Name')).toHaveValue('राम थापा');
    await expect(field(page, 'City')).toHaveValue('Lekhnath');

    await page.goto('/faq/');
    await page.goBack();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 2')).toHaveValue(second);
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

  test('is not needed: a broken one and refused storage are no error', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('order-draft', '{"fullName":7,"items":"x"'));
    await page.goto('/order/');
    await expect(field(page, 'Full Name')).toHaveValue('');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto(`/order/?item=${encodeURIComponent(first)}`);
    await expect(field(page, 'Item 1')).toHaveValue(first);
    await fillIn(page);
    expect(await placeOrder(page)).toHaveLength(1);
  });
});

test('the address fills rows, also where the script of the islands comes late', async ({ page }) => {
  const items = [first, '', '\0 ', second].map((item) => `item=${encodeURIComponent(item)}`);
  await page.goto(`/order/?${items.join('&')}&what=ever`);
  const release = await hold(page, '**/_astro/island.*');
  for (let visit = 0; visit < 2; visit++) {
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 1')).toHaveValue(first);
    await expect(field(page, 'Item 2')).toHaveValue(second);
    await page.reload({ waitUntil: 'commit' });
    release();
  }
});

test('a product card leads to an order of that product', async ({ page }) => {
  const { name, category } = pick(products.toReversed());
  await page.goto(`/products/${category}/`);
  await page.getByRole('link', { name: `Enquire about ${name}`, exact: true }).click();
  await expect(field(page, 'Item 1')).toHaveValue(name);
});

test('what is typed and pressed before the script arrives is neither lost nor sent', async ({ page }) => {
  await page.goto('/order/');
  const release = await holdScripts(page);
  await field(page, 'Full Name').pressSequentially('Ram');
  await field(page, 'Province').selectOption('Koshi Province');
  await field(page, 'Item 1').fill(first);
  await field(page, 'Item 1').press('Enter');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page).toHaveURL(/\/order\/$/);
  release();
  await expect(field(page, 'Item 2')).toBeFocused();
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Full Name')).toHaveValue('Ram');
  await expect(field(page, 'Item 1')).toHaveValue(first);
  await expect(field(page, 'District')).toBeEnabled();
});
