import { choose, expectShown, field, filters, find, unique, uniqueWord, useOf } from '../browser/finder/page';
import { hold, holdScripts } from '../support/slow-line';
import { expect, test } from '../support/test';

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
