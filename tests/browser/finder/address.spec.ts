import { pick, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { choose, common, expectShown, field, filters, find, names } from './page';

test('the address holds all that is chosen, and brings it back', async ({ page }) => {
  await page.goto('/products/');
  await field(page).fill('masala');
  await filters(page).click();
  await choose(page, 'Pack size', '100 g');
  await choose(page, 'Good for', 'Tea');
  await page.getByLabel('Price up to, Rs.').fill('150');
  await page.getByLabel('Rating', { exact: true }).selectOption('4 or more');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  const search = 'q=masala&sort=price&use=tea&pack=100&max=150&rating=4';
  await expect(page).toHaveURL(`/products/?${search}`);
  await expectShown(page, find(search));

  await page.reload();
  await expectShown(page, find(search));
  await expect(field(page)).toHaveValue('masala');
  await expect(filters(page)).toHaveText(/4$/);
  await filters(page).click();
  await expect(page.getByRole('checkbox', { name: 'Tea' })).toBeChecked();

  await page.locator('#find').getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(products.length);
});

test('going back undoes one choice at a time, a typed word being one', async ({ page }) => {
  const all = find(`q=${common}`);
  const weights = [...new Set(all.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? [])))];
  const weight = pick(weights, (grams) => find(`q=${common}&pack=${grams}`).length < all.length);
  const some = `/products/?q=${common}&pack=${weight}`;
  await page.goto('/products/');
  await field(page).pressSequentially(common, { delay: 40 });
  await expect(page).toHaveURL(`/products/?q=${common}`);
  await filters(page).click();
  await choose(page, 'Pack size', `${weight} g`);
  await expect(page).toHaveURL(some);
  await expectShown(page, find(`q=${common}&pack=${weight}`));
  await page.goBack();
  await expect(page).toHaveURL(`/products/?q=${common}`);
  await expectShown(page, all);
  await expect(page.getByRole('checkbox', { name: `${weight} g`, exact: true })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(products.length);
  await page.goForward();
  await expectShown(page, all);
  await expect(field(page)).toHaveValue(common);
});

test('going back from another page brings the search along', async ({ page }) => {
  const search = `q=${common}&sort=per100`;
  await page.goto(`/products/?${search}`);
  await expectShown(page, find(search));
  await page.getByRole('link', { name: `Enquire about ${find(search)[0]?.name}` }).click();
  await expect(page).toHaveURL(/\/order\//);
  await page.goBack();
  await expect(field(page)).toHaveValue(common);
  await expectShown(page, find(search));
});

test('what an address asks for in vain is left out', async ({ page }) => {
  await page.goto('/products/?sort=colour&pack=33&use=painting&rating=nine');
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.getByLabel('Sort by')).toHaveValue('');
});
