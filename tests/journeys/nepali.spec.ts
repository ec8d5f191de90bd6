import type { Locator, Page } from 'playwright/test';
import { languageOf } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { mapItemNames } from '~/domain/order/offer';
import { packName } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { chatName } from '../support/channels';
import { pick, products } from '../support/content';
import { findLatin } from '../support/latin';
import { makeOrder } from '../support/orders';
import { isWithoutNepali } from '../support/skipped';
import { write } from '../support/write';
import { rowsOf } from '../unit/content/tables';
import { expect, test } from './test';

const { priceList: english } = en;

const { order: words, send } = ne.forms;
const { priceList } = ne;
const { tag } = languageOf('ne');
const titles = mapItemNames(
  products.map(({ id, name, nepali, packs }) => ({ id: String(id), name, title: nepali, packs })),
  'ne',
  ne.product.number,
);
/** Two packs whose products share their name with no other, by the names in orders. */
const own = products.filter(({ name }) => titles[name]);
const packs = [pick(own), pick(own.toReversed())].map(({ name, packs: [pack = { price: 0 }] }) => ({
  name: packName(name, pack),
  price: pack.price,
}));
const items = packs.map(({ name }, index) => ({ name, quantity: index === 0 ? 12 : 1 }));
const price = packs.reduce((sum, { price }, index) => sum + price * (items[index]?.quantity ?? 0), 0);
const order = makeOrder({ fullName: 'सीता राई', phone: '9841000000', businessName: 'हिमाल होटल', items });
const places = new Map(rowsOf<{ name: string }>('place-names/ne').map(({ id, name }) => [id, name]));

const exact = (scope: Page | Locator, label: string) => scope.getByLabel(label, { exact: true });
const inRow = (page: Page, message: string, number: number) => exact(page, interpolate(message, { number }));
/** Finds a part of the price list by its attribute, because searching the list by role is slow. */
const labelled = (page: Page, message: string, name = '') =>
  page.locator(`[aria-label="${interpolate(message, { name })}"]`);

test.skip(isWithoutNepali());
test.use({ viewport: { width: 390, height: 844 } });

test('an order from the Nepali price list has English item names', async ({ page }) => {
  // A sheet filled in the other language stays filled.
  await page.goto('/price-list/');
  const [one, two] = packs.map(({ name }) => name);
  await labelled(page, english.more, one).click();
  await expect(page.getByText(interpolate(en.priceList.onePack, { sum: '' }))).toBeVisible();
  await expect(page).toHaveURL(/qty=1$/);
  await page.getByRole('link', { name: 'नेपाली' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/ne\/price-list\/\?item=/);
  await write(page.getByPlaceholder(priceList.find), pick(own.toReversed()).nepali);
  await expect(page.locator('[data-number]').first()).toBeHidden();
  await labelled(page, priceList.more, titles[two ?? '']).click();
  const sum = formatSum(
    packs.reduce((total, { price }) => total + price, 0),
    'ne',
  );
  await expect(page.getByText(interpolate(priceList.chosen, { count: 2, sum }))).toBeVisible();
  await expect(page).toHaveURL(/qty=1&.*qty=1/);
  await expect(labelled(page, priceList.quantity, titles[one ?? ''])).toHaveValue('१');
  expect(findLatin(await page.content())).toEqual([]);
  await page.locator('[data-sheet]').getByRole('link', { name: priceList.order }).click();

  await expect(page).toHaveURL(/\/ne\/order\/$/);
  const form = page.getByRole('main');
  for (const [index, { name }] of packs.entries())
    await expect(inRow(page, words.item.name, index + 1)).toHaveValue(titles[name] ?? '');
  for (const name of ['fullName', 'email', 'businessName'] as const)
    await write(exact(form, words.fields[name]), order[name]);
  await write(exact(form, words.fields.phone), '९८४१००००००');
  await expect(exact(form, words.fields.phone)).toHaveValue(order.phone);
  await exact(form, words.fields.businessType).selectOption(words.businessTypes.Restaurant);
  for (const name of ['province', 'district', 'city'] as const)
    await exact(form, words.fields[name]).selectOption({ label: places.get(order[name]) ?? '' });
  await write(inRow(page, words.item.quantity, 1), '१२');
  const whole = interpolate(words.sum.whole, { sum: formatSum(price, 'ne') });
  await expect(page.getByText(whole)).toBeVisible();
  expect(findLatin(await page.content())).toEqual([]);

  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await page.getByRole('button', { name: words.placeOrder }).click();
  const summary = page.getByRole('region', { name: words.summary.heading });
  await expect(summary.getByRole('row').nth(1)).toContainText(/१२\s*रु\. /);
  expect(said).toEqual([words.submitted]);
  const chat = await summary
    .getByRole('link', { name: new RegExp(`^${interpolate(send.chat, { channel: chatName })}`) })
    .getAttribute('href');
  const message = new URL(chat ?? '').searchParams.get('text') ?? '';
  for (const text of [`${words.fields.fullName}: ${order.fullName}`, ...items.map(({ name }) => name)])
    expect(message).toContain(text);
});

test('spices are found in both scripts, and the same page in English', async ({ page }) => {
  const { finder } = messagesOf('ne');
  await page.goto('/ne/products/?q=besar');
  const names = page.locator('[data-cards] li:visible :is(h2, h3, h4)');
  await expect(names.first()).toContainText('बेसार');
  const field = page.getByRole('searchbox', { name: finder.query });
  await write(field, 'turmeric');
  await expect(names).toContainText(['Turmeric']);
  const found = interpolate(finder.found, { count: 1, total: products.length });
  await expect(page.locator('#find').getByText(found).first()).toBeVisible();
  await write(field, '');
  await page.getByLabel(finder.sort).selectOption(finder.sorts.name);
  const { compare } = new Intl.Collator(tag);
  const sorted = products.map(({ nepali }) => nepali).sort(compare);
  await expect(names).toHaveText(sorted.map((name) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)));
  await page.getByRole('button', { name: finder.filters, exact: true }).click();
  await write(page.getByLabel(finder.limits.max), '५०');
  await expect(page).toHaveURL(/sort=name&max=50$/);
  await expect(page.locator('[data-chosen]')).toHaveText('१');
  expect(findLatin(await page.content())).toEqual([]);
  await page.getByRole('link', { name: 'English' }).locator('visible=true').click();
  await expect(page).toHaveURL(/:\d+\/products\/\?sort=name&max=50$/);

  await page.goto('/ne/faq/');
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: ne.chrome.faq.link }).first().click();
  await expect(page).toHaveURL(/\/ne\/faq\/#/);
  const { hash } = new URL(page.url());
  await page.getByRole('link', { name: 'English' }).locator('visible=true').click();
  await expect(page).toHaveURL(new RegExp(`:\\d+/faq/${hash}$`));
  await expect(page.locator('details[open]')).toHaveCount(1);
});
