import { sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pick, products } from '../../support/content';
import { hold, holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { choose, common, expectShown, field, filters, find, names, unique, uniqueWord, useOf } from './page';

/** A product with a value for every filter. */
const complete = pick(
  products,
  ({ name, uses, packs, rating }) =>
    /^[A-Za-z]+ /.test(name) && uses.length > 0 && Boolean(packs[0]?.grams) && Number(rating) >= 3,
);

test('the address stores exactly the search and restores it', async ({ page }) => {
  const [word = ''] = complete.name.split(' ');
  const { use, label } = useOf(complete);
  const { grams, price } = pick(complete.packs);
  const rating = String(Math.floor(Number(complete.rating)));
  await page.goto('/products/?sort=colour&pack=33&use=painting&rating=nine');
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.getByLabel('Sort by')).toHaveValue('');
  await field(page).fill(word);
  await filters(page).click();
  await choose(page, 'Pack size', `${grams} g`);
  await choose(page, 'Good for', label);
  await page.getByLabel(messagesOf(sourceLocale).finder.limits.max).fill(String(price));
  await page.getByLabel('Rating', { exact: true }).selectOption(rating);
  await page.getByLabel('Sort by').selectOption('Lowest price');
  const search = `q=${word}&sort=price&use=${use}&pack=${grams}&max=${price}&rating=${rating}`;
  await expect(page).toHaveURL(`/products/?${search}`);
  await expectShown(page, find(search));

  await page.reload();
  await expectShown(page, find(search));
  await expect(field(page)).toHaveValue(word);
  await expect(filters(page)).toHaveText(/4$/);
  await filters(page).click();
  await expect(page.getByRole('checkbox', { name: label })).toBeChecked();

  await page.locator('#find').getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(products.length);
});

test('choices from before the scripts extend the search in the address', async ({ page }) => {
  const { use, label } = useOf(unique);
  const release = await holdScripts(page);
  const releaseFinder = await hold(page, /_astro\/finder\.[\w-]+\.js$/);
  const asked = page.waitForRequest(/_astro\/finder\.[\w-]+\.js$/);
  await page.goto(`/products/?q=${uniqueWord}`, { waitUntil: 'commit' });
  await filters(page).click();
  await choose(page, 'Good for', label);
  release();
  await asked;
  await page.getByLabel('Sort by').selectOption('Lowest price');
  releaseFinder();
  const search = String(new URLSearchParams({ q: uniqueWord, sort: 'price', use }));
  await expect(page).toHaveURL(`/products/?${search}`);
  await expect(field(page)).toHaveValue(uniqueWord);
  await expectShown(page, find(search));
});

test('Back undoes one choice at a time, also from another page', async ({ page }) => {
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

  const sorted = `q=${common}&sort=per100`;
  await page.getByLabel('Sort by').selectOption('per100');
  await expect(page).toHaveURL(`/products/?${sorted}`);
  await page.getByRole('link', { name: `Enquire about ${find(sorted)[0]?.name}` }).click();
  await expect(page).toHaveURL(/\/order\//);
  await page.goBack();
  await expect(field(page)).toHaveValue(common);
  await expectShown(page, find(sorted));
});
