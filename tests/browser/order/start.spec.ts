import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { queryFromItems } from '~/domain/order/query';
import { watchShifts } from '../../support/shifts';
import { isWithoutNepali } from '../../support/skipped';
import { hold, holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { itemName, itemQuantity } from '../../support/words';
import { field, fillIn, first, names, order, second } from './page';
import { packs } from './sheet';

const { forms } = en;

test('packs of a link are within the first screen of a phone, and nothing moves when they come', async ({
  page,
}) => {
  const readShifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const query = queryFromItems(packs.slice(0, 3).map(({ name }) => ({ name, quantity: 2 })));
  await page.goto(`/order/${query}`);
  await expect(page.getByRole('link', { name: forms.order.strip.change })).toBeInViewport();
  await expect(page.locator('datalist option').first()).toBeAttached();
  await expect(names(page)).toHaveCount(3);
  await expect(field(page, itemQuantity(3))).toBeInViewport();
  expect(await readShifts()).toEqual([]);
  const small = await page
    .locator('main :is(a, input, select, button, summary):visible')
    .evaluateAll((targets) =>
      targets.filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 44 || height < 44;
      }),
    );
  expect(small).toEqual([]);
});

// Unit tests cover an invalid draft.
test('a draft keeps links and early input once, over reload, Back and removal', async ({ page }) => {
  const expectRows = async (...rows: string[]) => {
    await expect(names(page)).toHaveCount(rows.length);
    for (const [at, row] of rows.entries()) await expect(names(page).nth(at)).toHaveValue(row);
  };
  let release = await hold(page, '**/_astro/*.js');
  await page.goto(`/order/?${new URLSearchParams({ item: first })}`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  const items = ['', '\0 ', second].map((item) => `item=${encodeURIComponent(item)}`);
  await page.goto(`/order/?${items.join('&')}&what=ever`, { waitUntil: 'commit' });
  release();
  await expectRows(first, second);
  release = await hold(page, '**/_astro/*.js');
  await page.reload({ waitUntil: 'commit' });
  release();
  await expectRows(first, second);

  await fillIn(page, { ...order, items: [] });
  await page.goto('/faq/');
  await page.goBack();
  await expectRows(first, second);
  await expect(field(page, en.forms.order.fields.fullName)).toHaveValue(order.fullName);
  await expect(field(page, en.forms.order.fields.city)).toHaveValue(order.city);

  await page.getByRole('button', { name: interpolate(en.forms.order.item.remove, { number: 2 }) }).click();
  await expectRows(first);
  // A link within the page does not bring it back.
  await page.getByRole('link', { name: en.chrome.skip }).press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.reload();
  await expectRows(first);
  if (!isWithoutNepali()) {
    await page.locator('a[hreflang=ne]').first().click();
    await expect(page).toHaveURL(/\/ne\/order\/(#.*)?$/);
    await expect(page.locator('[name=itemName]')).toHaveCount(1);
    await page.goBack();
    await expectRows(first);
  }

  // Input from before hydration is neither lost nor sent.
  const add = page.getByRole('button', { name: en.forms.order.addItem });
  await page.evaluate(() => sessionStorage.clear());
  release = await holdScripts(page);
  await page.goto('/order/', { waitUntil: 'commit' });
  await field(page, en.forms.order.fields.fullName).pressSequentially('Ram');
  await field(page, en.forms.order.fields.phone).fill('९८');
  await field(page, en.forms.order.fields.province).selectOption(order.province);
  await field(page, itemName(1)).fill(first);
  await field(page, itemName(1)).press('Enter');
  await add.click();
  await add.click();
  await expect(page).toHaveURL(/\/order\/$/);
  release();
  await expect(field(page, itemName(3))).toBeFocused();
  await expect(names(page)).toHaveCount(3);
  await expect(field(page, en.forms.order.fields.fullName)).toHaveValue('Ram');
  await expect(field(page, en.forms.order.fields.phone)).toHaveValue('98');
  await expect(field(page, itemName(1))).toHaveValue(first);
  await expect(field(page, en.forms.order.fields.district)).toBeEnabled();
});
