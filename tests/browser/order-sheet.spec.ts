import en from '~/config/messages/en.json' with { type: 'json' };
import { interpolate } from '~/config/messages/interpolate';
import { formatSum } from '~/domain/price';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { anyItemName, itemQuantity } from '../support/words';
import { address, first, last, less, more, mores, order, packs, quantity, sheet } from './order/sheet';

test('the sheet works by keyboard before hydration and says what it leaves out', async ({ page }) => {
  await page.goto('/price-list/');
  await expect(mores(page)).toHaveCount(packs.length);
  const { keyboard } = page;
  // Input from before the script stays.
  const release = await hold(page, '**/_astro/sheet.*');
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

  const many = packs.slice(0, 50).map(({ name }): [string, number] => [name, 2]);
  await page.goto(address(...many, ['Soup 3 g', 5]));
  const sum = sheet(page).locator('output');
  await expect(sum).toContainText(interpolate(en.priceList.chosen, { count: 2 * many.length, sum: '' }));
  const next = packs[50];
  if (next) {
    await more(page, next.name).click();
    await expect(sum).toHaveText(interpolate(en.priceList.full, { most: many.length }));
    await expect(quantity(page, next.name)).toHaveValue('0');
  }
  await more(page, first.name).click();
  await expect(sum).toContainText(interpolate(en.priceList.chosen, { count: 2 * many.length + 1, sum: '' }));

  await page.route('**/price-list/*', async (route) => {
    const response = await route.fetch();
    const [start = '', ...rows] = (await response.text()).split(/(?=<tr[^>]* data-item=)/);
    const soldOut = (rows[0] ?? '')
      .replaceAll(' data-pack=', ' data-not=')
      .replaceAll(/<div class="stepper">.*?<\/div>/g, '')
      .replace('<tr', '<tr data-sold-out="Gone"');
    await route.fulfill({ response, body: [start, soldOut, ...rows.slice(1)].join('') });
  });
  await page.goto(address([first.name, 2], [last.name, 1]));
  await expect(sum).toHaveText(
    [
      interpolate(en.priceList.onePack, { sum: formatSum(last.price) }),
      interpolate(en.priceList.leftOut, { names: 'Gone' }),
    ].join(' · '),
  );
  await expect(more(page, last.name)).toBeVisible();
  await expect(more(page, first.name)).toHaveCount(0);
  await order(page).click();
  await expect(page.getByPlaceholder(anyItemName)).toHaveCount(1);
});
