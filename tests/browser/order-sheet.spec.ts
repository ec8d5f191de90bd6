import en from '~/config/messages/en.json' with { type: 'json' };
import { interpolate } from '~/config/messages/interpolate';
import { formatSum } from '~/domain/price';
import { expect, test } from '../support/test';
import { anyItemName } from '../support/words';
import { address, first, last, more, order, packs, quantity, sheet } from './order/sheet';

test('the sheet says what it leaves out', async ({ page }) => {
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
