import en from '~/config/messages/en.json' with { type: 'json' };
import { interpolate } from '~/config/messages/interpolate';
import { groupDigits } from '~/domain/numerals';
import { mostQuantity } from '~/domain/order/list';
import { formatSum } from '~/domain/price';
import { unique, uniqueWord } from '../browser/finder/page';
import {
  first,
  last,
  less,
  more,
  mores,
  order,
  packs,
  quantity,
  sheet,
  unweighed,
} from '../browser/order/sheet';
import { expectAccessible } from '../support/axe';
import { products } from '../support/content';
import { itemName, itemQuantity } from '../support/words';
import { write } from '../support/write';
import { expect, test } from './test';

test('packs are chosen, found, summed, ordered and restored on Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/price-list/');
  const sum = sheet(page).locator('output');
  await expect(mores(page)).toHaveCount(packs.length);
  await more(page, first.name).click();
  await expect(sum).toHaveText(interpolate(en.priceList.onePack, { sum: formatSum(first.price) }));
  await more(page, unweighed.name).click();
  await more(page, last.name).click();
  await write(quantity(page, last.name), '20');
  await quantity(page, last.name).press('Tab');
  const total = formatSum(first.price + unweighed.price + 20 * last.price);
  await expect(sum).toHaveText(interpolate(en.priceList.chosen, { count: 22, sum: total }));

  await page.getByRole('button', { name: en.priceList.tools, exact: true }).click();
  await page.getByRole('link', { name: en.forms.order.lists.keep }).click();
  await expect(page.getByLabel(en.forms.order.lists.name)).toBeFocused();
  await page.keyboard.type('Weekly');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog').getByText(interpolate(en.forms.order.lists.kept, { name: 'Weekly' })),
  ).toBeVisible();
  await page.goBack();
  await expect(sum).toHaveText(interpolate(en.priceList.chosen, { count: 22, sum: total }));

  const find = page.getByPlaceholder(en.priceList.find);
  await write(find, uniqueWord);
  const rows = page.locator('[data-item]:visible');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(unique.name);
  await expect(page.locator('[data-found]')).toHaveText(
    interpolate(en.finder.found, { count: 1, total: products.length }),
  );
  // Checks only the new parts in a short list: rows with a number, and the bar.
  await write(find, first.product);
  await expect(more(page, last.name)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page, '[data-sheet], tr:not([hidden]):has([data-quantity])');
  await write(find, '');

  await order(page).click();
  await expect(page).toHaveURL(/\/order\/$/);
  await expect(
    page.getByText(interpolate(en.forms.order.lists.many, { count: 3, sum: total })),
  ).toBeVisible();
  for (const [index, { name, count }] of [
    { ...first, count: 1 },
    { ...unweighed, count: 1 },
    { ...last, count: 20 },
  ].entries()) {
    await expect(page.getByLabel(itemName(index + 1), { exact: true })).toHaveValue(name);
    await expect(page.getByLabel(itemQuantity(index + 1), { exact: true })).toHaveValue(String(count));
  }
  await page.goBack();
  await expect(quantity(page, last.name)).toHaveValue('20');
  await expect(sum).toHaveText(interpolate(en.priceList.chosen, { count: 22, sum: total }));
});

test('the sheet works by keyboard before hydration', async ({ page, hold }) => {
  await page.goto('/price-list/');
  await expect(mores(page)).toHaveCount(packs.length);
  const { keyboard } = page;
  // Input from before the script stays.
  const release = hold(/_astro\/sheet\./);
  await page.locator('tbody a').first().focus();
  await keyboard.press('Tab');
  await expect(more(page, first.name)).toBeFocused();
  for (let count = 0; count < 3; count += 1) await keyboard.press('Enter');
  release();
  await expect(quantity(page, first.name)).toHaveValue('3');
  await keyboard.press('Space');
  await expect(page).toHaveURL(/&qty=4$/);
  await keyboard.press('Shift+Tab');
  await keyboard.type('none');
  await keyboard.press('Tab');
  await expect(quantity(page, first.name)).toHaveValue('0');
  await expect(order(page)).toBeHidden();
  await expect(page).toHaveURL(/\/price-list\/$/);
  // The focus stays in a stepper that closes.
  await keyboard.press('Enter');
  await less(page, first.name).focus();
  await keyboard.press('Enter');
  await expect(less(page, first.name)).toBeHidden();
  await expect(more(page, first.name)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(order(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByLabel(itemQuantity(1), { exact: true })).toHaveValue('12');
});

test('a quantity above the limit is refused with a sentence, and the former stays', async ({ page }) => {
  const sum = sheet(page).locator('output');
  await page.goto(`/price-list/?${new URLSearchParams({ item: first.name, qty: String(mostQuantity) })}`);
  await more(page, last.name).click();
  await expect(quantity(page, first.name)).toHaveValue(String(mostQuantity));
  await write(quantity(page, first.name), String(mostQuantity + 1));
  await quantity(page, first.name).press('Tab');
  const most = interpolate(en.priceList.most, { most: groupDigits(mostQuantity, 'en') });
  await expect(sum).toHaveText(most);
  await expect(quantity(page, first.name)).toHaveValue(String(mostQuantity));
  await page.goto(`/price-list/?${new URLSearchParams({ item: first.name, qty: String(mostQuantity + 1) })}`);
  await more(page, last.name).hover();
  await expect(sum).toHaveText(most);
});
