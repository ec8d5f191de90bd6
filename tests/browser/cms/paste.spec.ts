import type { Page } from 'playwright/test';
import { queryFromItems } from '~/domain/order/query';
import { orderNames, packName } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { expectAccessible } from '../../support/axe';
import { pick, products } from '../../support/content';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import { fillIn, names, placeOrder } from '../order/page';
import { open, records, stored } from './dashboard';

/** Expects the page to fit a desktop and a phone, and a part to be accessible. */
async function expectFits(page: Page, part: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page, part);
}

const orderName = orderNames(products.map(({ id, name }) => ({ id: String(id), name })));
const packs = products.flatMap(({ id, packs }) =>
  packs.map((pack) => ({ ...pack, id: String(id), name: packName(orderName.get(String(id)) ?? '', pack) })),
);
const rows = [
  { pack: pick(packs), quantity: 3 },
  { pack: pick(packs, ({ grams }) => grams === undefined), quantity: 1 },
  { pack: pick(packs.toReversed()), quantity: 20 },
];
const chosen = makeOrder({
  items: rows.map(({ pack: { id, name, price }, quantity }) => ({ name, quantity, number: id, price })),
});
const price = rows.reduce((sum, { pack, quantity }) => sum + pack.price * quantity, 0);

/** Orders packs by a link such as the price list's, and returns the text of the mail. */
async function writeMail(page: Page): Promise<string> {
  await page.goto(`/order/${queryFromItems(chosen.items)}`);
  await expect(names(page)).toHaveCount(chosen.items.length);
  await fillIn(page, { ...chosen, items: [] });
  await expect(page.getByText(`about ${formatSum(price)} by today’s list, we confirm`)).toBeVisible();
  await placeOrder(page);
  const link = await page.getByRole('link', { name: 'Send it by email' }).getAttribute('href');
  return new URL(link ?? '').searchParams.get('body') ?? '';
}

test('an order of packs is pasted by keyboard and saved unchanged', async ({ page, watch }) => {
  watch.expect(/PasteOrder|Failed to load resource/);
  const mail = await writeMail(page);
  await page.route(/PasteOrder/, (route) => route.abort());
  await open(page, 'order');
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(/PasteOrder/);
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByLabel('Message');
  await expect(box).toBeFocused();
  await expectFits(page, 'main form');
  const answer = `Please pack this:\n\n${mail.replace(/^/gm, '> ')}\n\nRam`;
  await page.keyboard.insertText(answer);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Not recognised' }).getByRole('listitem')).toHaveText([
    'Please pack this:',
    'Ram',
  ]);
  await expectFits(page, 'main');
  expect(await stored(page, 'orders')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  expect(await stored(page, 'orders')).toMatchObject([
    { ...chosen, pricesOf: expect.stringMatching(/\d, 20\d\d$/) },
  ]);
});
