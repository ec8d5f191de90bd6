import en from '~/config/messages/en.json' with { type: 'json' };
import { writeNumerals } from '~/domain/numerals';
import { orderText } from '~/domain/order/message';
import { formatWeight, packName } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { expectAccessible } from '../../support/axe';
import { pick, products } from '../../support/content';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import { readUnavailable } from '../../unit/domain/content';
import { first, second } from '../order/page';
import { open, records, stored } from './dashboard';

const { fields, summary } = en.forms.order;
const order = makeOrder({
  items: [
    { name: first, quantity: 3 },
    { name: second, quantity: 20 },
  ],
});

test('a forwarded order is pasted by keyboard and saved unchanged', async ({ page, watch }) => {
  watch.expect(/PasteOrder|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, 'order');
  await page.getByRole('button', { name: 'Paste an order' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(page.getByLabel('Message')).toBeFocused();
  const text = orderText(order, { ...fields, ...summary });
  await page.keyboard.insertText(`Please pack this:\n\n${text.replace(/^/gm, '> ')}\n\nRam`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  const unrecognised = page.getByRole('complementary', { name: 'Lines to check' });
  await expect(unrecognised.getByRole('listitem')).toHaveText(['Please pack this:', 'Ram']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'main');
  expect(await stored(page, 'orders')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  expect(await stored(page, 'orders')).toMatchObject([order]);
});

/** A product with two large packs, as lists in two languages write it. */
const isLarge = ({ grams = 0 }) => grams > 50;
const namesakes = ({ name }: { name: string }) => products.filter((other) => other.name === name);
const product = pick(products, (one) => one.packs.filter(isLarge).length > 1 && namesakes(one).length === 1);
const small = pick(product.packs, isLarge);
const large = pick(product.packs, (pack) => isLarge(pack) && pack !== small);
const { name: unsold } = pick(readUnavailable());
const lists = [
  { locale: 'en', name: product.name, heads: 'Item\tSize\tQty', greeting: 'Hello' },
  { locale: 'ne', name: product.nepali, heads: 'सामान\tसाइज\tपरिमाण', greeting: 'नमस्ते' },
] as const;

// A brand may have no second names.
for (const { locale, name, heads, greeting } of lists.filter(({ name }) => name))
  test(`a customer's table and list in ${locale} are pasted`, async ({ page }) => {
    const size = (pack = small) => formatWeight(pack.grams ?? 0, locale);
    const number = (count: number) => writeNumerals(count, locale);
    const row = (index: number) => page.getByPlaceholder(`Item ${index}`, { exact: true });
    const quantity = (index: number) => page.getByLabel(`Qty of item ${index}`, { exact: true });
    await open(page, 'order');
    const paste = async (text: string) => {
      await page.getByRole('button', { name: 'Paste an order' }).click();
      await expect(page.getByLabel('Message')).toBeFocused();
      await page.getByLabel('Message').fill(text);
      await page.getByRole('button', { name: 'Fill in the form' }).click();
    };

    await paste(`${heads}\n${name}\t${size()}\t${number(20)}\n${name}\t${size(large)}\t\n`);
    await expect(row(1)).toHaveValue(packName(product.name, small));
    await expect(quantity(1)).toHaveValue('20');
    await expect(row(2)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('complementary')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await paste(
      `${greeting}\n${name} ${size()} × ${number(3)} @ ${number(small.price + 1)}\n${name} × ${number(5)}\n${unsold} × ${number(2)}`,
    );
    await expect(row(1)).toHaveValue(packName(product.name, small));
    await expect(
      page.getByRole('complementary', { name: 'Lines to check' }).getByRole('listitem'),
    ).toHaveText([`${unsold} × ${number(2)} · We do not sell: ${unsold}`]);
    await expect(page.getByRole('complementary', { name: 'Figures to check' })).toContainText(
      `${formatPrice(small.price + 1)} in the message, but ${formatPrice(small.price)} in the price list`,
    );
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: `${packName(product.name, large)} × 5` }).click();
    await expect(row(2)).toHaveValue(packName(product.name, large));
    await expect(quantity(2)).toHaveValue('5');
    await expect(page.getByRole('complementary', { name: 'Packs to choose' })).toHaveCount(0);
  });
