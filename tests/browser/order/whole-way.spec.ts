import { site } from '~/config/site';
import { formatSum } from '~/domain/price';
import { expectAccessible } from '../../support/axe';
import { chatName } from '../../support/channels';
import { pick, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { field, fillIn, names, placeOrder, summary } from './page';

const shared = (name: string) => products.filter((product) => product.name === name).length > 1;
const own = products.filter(({ name }) => !shared(name));

test.use({ viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true });

test('two enquiries become an order on one printed page', async ({ page }) => {
  const [one, two] = [pick(own), pick(own.toReversed())];
  for (const { name, category } of [one, two]) {
    await page.goto(`/products/${category}/`);
    await page.getByRole('link', { name: `Enquire about ${name}`, exact: true }).click();
    await expect(names(page).last()).toHaveValue(name);
  }
  await expect(names(page)).toHaveCount(2);

  await fillIn(page);
  const suggestion = page.locator('datalist option[label*="·"]').first();
  const pack = (await suggestion.getAttribute('value')) ?? '';
  const label = await suggestion.getAttribute('label');
  const price = Number(label?.match(/· \D*(\d[\d.]*)/)?.[1]);
  await field(page, 'Item 2').fill(pack);
  await field(page, 'Qty of item 2').fill('2');
  await field(page, 'Qty of item 2').press('Enter');
  await expect(field(page, 'Item 3')).toBeFocused();
  await field(page, 'Item 3').press('Enter');
  await expect(names(page)).toHaveCount(3);
  await field(page, 'Item 3').fill('Something of my own');
  const sum = `about ${formatSum(2 * price)} by today’s list for 1 of 3 items, we confirm`;
  await expect(page.getByText(sum)).toBeVisible();
  await expectAccessible(page, 'main astro-island');

  expect(await placeOrder(page)).toEqual(['alert: Order submitted successfully!']);
  // On a phone chats come first.
  await expect(summary(page).getByRole('link')).toHaveText([
    new RegExp(`^Send it by ${chatName}`),
    'Send it by email',
  ]);
  await expect(summary(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Phone ${site.phones.sales}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Packed by')).toBeVisible();
  await expect(page.getByText(formatSum(2 * price)).last()).toBeVisible();
  await expect(page.getByText(String(new Date().getFullYear())).first()).toBeVisible();
  await expect(page.locator(':is(h1, h2, header, footer, form, .button):visible')).toHaveCount(0);
});
