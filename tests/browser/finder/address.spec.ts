import { products } from '../../support/content';
import { expect, test } from '../../support/test';
import { choose, field, filters, names } from './page';

test('the address holds all that is chosen, and brings it back', async ({ page }) => {
  await page.goto('/products/');
  await field(page).fill('masala');
  await filters(page).click();
  await choose(page, 'Pack size', '100 g');
  await choose(page, 'Good for', 'Tea');
  await page.getByLabel('Price up to, Rs.').fill('150');
  await page.getByLabel('Rating', { exact: true }).selectOption('4 or more');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL('/products/?q=masala&sort=price&use=tea&pack=100&max=150&rating=4');
  await expect(names(page)).toHaveText([/^Tea Spice/]);

  await page.reload();
  await expect(names(page)).toHaveText([/^Tea Spice/]);
  await expect(field(page)).toHaveValue('masala');
  await expect(filters(page)).toHaveText(/4$/);
  await filters(page).click();
  await expect(page.getByRole('checkbox', { name: 'Tea' })).toBeChecked();

  await page.locator('#find').getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(products.length);
});

test('going back undoes one choice at a time, a typed word being one', async ({ page }) => {
  await page.goto('/products/');
  await field(page).pressSequentially('cumin', { delay: 40 });
  await expect(page).toHaveURL('/products/?q=cumin');
  await filters(page).click();
  await choose(page, 'Pack size', '500 g');
  await expect(page).toHaveURL('/products/?q=cumin&pack=500');
  await expect(names(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/products/?q=cumin');
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: '500 g' })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(products.length);
  await page.goForward();
  await expect(names(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('cumin');
});

test('going back from another page brings the search along', async ({ page }) => {
  await page.goto('/products/?q=jeera&sort=per100');
  await expect(names(page)).toHaveText([/^Cumin Seeds/, /^Cumin Powder/, /^Cumin Water Spice/]);
  await page.getByRole('link', { name: 'Enquire about Cumin Seeds' }).click();
  await expect(page).toHaveURL(/\/order\//);
  await page.goBack();
  await expect(field(page)).toHaveValue('jeera');
  await expect(names(page)).toHaveText([/^Cumin Seeds/, /^Cumin Powder/, /^Cumin Water Spice/]);
});

test('what an address asks for in vain is left out', async ({ page }) => {
  await page.goto('/products/?sort=colour&pack=33&use=painting&rating=nine');
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.getByLabel('Sort by')).toHaveValue('');
});
