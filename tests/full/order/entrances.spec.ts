import type { Page } from 'playwright/test';
import { type Locale, locales } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { pathOf } from '~/config/routes';
import { packKey, writeListHash } from '~/domain/order/list';
import { offerItems } from '~/domain/order/offer';
import { orderFields } from '~/domain/order/order';
import { queryFromItems } from '~/domain/order/query';
import { field, fillField, order } from '../../browser/order/page';
import { pick, products } from '../../support/content';
import { expect, test } from '../../support/test';

const offers = offerItems(products.map(({ id, name, packs }) => ({ id: String(id), name, packs })));
/** Packs whose names have no number, which a language writes in its own digits. */
const plain = offers.filter(({ name, grams }) => grams !== undefined && !name.includes('№'));
const packs = [pick(plain), pick(plain.toReversed())];
const query = queryFromItems(packs.map(({ name }) => ({ name, quantity: 7 })));
const hash = writeListHash(packs.map((pack) => ({ pack: packKey(pack), quantity: 7 })));
const lines = packs.map(({ name }) => `${name} x 7`).join('\n');

const wordsOf = (locale: Locale) => ({ en, ne })[locale];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each leads to the order page with two packs, seven of each. */
const entrances: Record<string, (page: Page, locale: Locale) => Promise<unknown>> = {
  'the keyboard': async (page, locale) => {
    await page.goto(pathOf('order', locale));
    await page.locator('#order-item-1').fill(packs[0]?.name ?? '');
    await page.locator('#order-quantity-1').fill('७');
    await press(page, wordsOf(locale).forms.order.addItem);
    await page.locator('#order-item-2').fill(packs[1]?.name ?? '');
    await page.locator('#order-quantity-2').fill('7');
  },
  'a link to items': (page, locale) => page.goto(pathOf('order', locale) + query),
  'a link to a list': (page, locale) => page.goto(pathOf('order', locale) + hash),
  'the order sheet': async (page, locale) => {
    await page.goto(pathOf('priceList', locale) + query);
    await page.locator('[data-order]').click();
  },
  'a pasted text': async (page, locale) => {
    const { paste } = wordsOf(locale).forms.order;
    await page.goto(`${pathOf('order', locale)}#paste`);
    await field(page, paste.label).fill(lines);
    await press(page, paste.read);
    await press(page, paste.add);
  },
  'a pasted file': async (page, locale) => {
    const { paste } = wordsOf(locale).forms.order;
    await page.goto(`${pathOf('order', locale)}#paste`);
    await expect(field(page, paste.label)).toBeVisible();
    const file = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) };
    await page.locator('input[type=file]').setInputFiles(file);
    await press(page, paste.add);
  },
  'a kept list': async (page, locale) => {
    const { lists } = wordsOf(locale).forms.order;
    await page.goto(pathOf('priceList', locale) + query);
    await press(page, wordsOf(locale).priceList.tools);
    await page.locator('[data-keep]').click();
    await expect(field(page, lists.name)).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, lists.question.later);
    await page.getByRole('button', { name: `${lists.again}: ` }).click();
  },
};

for (const locale of locales)
  for (const [name, enter] of Object.entries(entrances))
    test(`an order from ${name} in ${locale} keeps every field and item`, async ({ page }) => {
      const { forms } = wordsOf(locale);
      await enter(page, locale);
      const rows = page.locator('[name=itemName]');
      await expect(rows).toHaveCount(2);
      const main = page.getByRole('main');
      for (const each of orderFields) await fillField(main, forms.order.fields[each], order[each]);
      await page.reload();
      await expect(rows).toHaveCount(2);
      await expect(field(main, forms.order.fields.city)).toHaveValue(order.city);
      page.on('dialog', (dialog) => dialog.accept());
      await press(page, forms.order.placeOrder);
      const mail = page.getByRole('link', { name: forms.send.email });
      const text = decodeURIComponent((await mail.getAttribute('href')) ?? '');
      for (const each of ['fullName', 'email', 'phone', 'businessName'] as const)
        expect(text).toContain(`${forms.order.fields[each]}: ${order[each]}`);
      for (const each of orderFields) expect(text).toContain(`${forms.order.fields[each]}: `);
      for (const pack of packs) expect(text).toContain(`${pack.name} × ${locale === 'ne' ? '७' : 7}`);
      expect(text).toContain(hash);
    });
