import type { Locator, Page } from 'playwright/test';
import { type Locale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type PageId, pathOf } from '~/config/routes';
import { writeNumerals } from '~/domain/numerals';
import { packKey, writeListHash } from '~/domain/order/list';
import { orderFields } from '~/domain/order/order';
import { isTopLong, pick, products } from '../support/content';
import { readSuggestions } from '../support/suggestions';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';
import { order } from './order/page';

async function open(page: Page, id: PageId, from: Locale, to: string): Promise<void> {
  await page.goto(pathOf(id, from));
  await page.evaluate(translate, to);
}

/** Returns a text as it was given to the translator. */
const readText = async (locator: Locator) => (await locator.innerText()).replaceAll('§', '').trim();
const expectText = (locator: Locator, text: string) => expect.poll(() => readText(locator)).toBe(text);

const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name }).first().click();

async function copyTwice(scope: Locator, copy: string, copied: string): Promise<void> {
  for (const _ of 'ab') {
    await press(scope, copy);
    await expect(scope.getByText(copied)).toBeVisible();
  }
}

const [one = '', two = ''] = products.flatMap(({ id, packs: [pack] }) =>
  pack ? packKey({ number: String(id), ...pack }) : [],
);

/** The pages of each language are translated to the other. */
for (const from of locales) {
  const to = from === 'en' ? 'ne' : 'en';
  const { forms, priceList, finder, chrome } = messagesOf(from);
  const { contact, send, order: words } = forms;

  test(`forms translated from ${from} to ${to} keep their text and every button`, async ({ page }) => {
    await open(page, 'contact', from, to);
    const message = page.locator('#contact-message');
    await message.fill('Namaste');
    await page.locator('#contact-phone').pressSequentially('98a');
    await expectText(page.locator('#contact-phone-message'), contact.phone.refused);
    await page.locator('#contact-phone').pressSequentially('4');
    await expectText(page.locator('#contact-phone-message'), '');
    const email = page.locator('#contact-email');
    for (const [address, text] of [
      ['maya', contact.email.invalid],
      ['', contact.email.required],
      ['maya@hotel.example', ''],
    ] as const) {
      await email.fill(address);
      await expectText(page.locator('#contact-email-message'), text);
    }
    await press(page, contact.submit);
    await copyTwice(page.locator('main form'), send.copy, send.copied);
    await email.fill('maya');
    await expect(page.locator('#contact-ready')).toHaveCount(0);
    await expect(message).toHaveValue('Namaste');

    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(`${pathOf('order', from)}?keep${writeListHash([{ pack: one, quantity: 2 }])}`);
    await page.evaluate(translate, to);
    await press(page, words.lists.question.later);
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      writeListHash([{ pack: two, quantity: 3 }]),
    );
    await expect(page.locator('[name=itemQuantity]')).toHaveValue('3');

    const names = page.locator('[name=itemName]');
    const kept = await names.inputValue();
    const lists = page.locator('#lists');
    await press(page, words.lists.keep);
    await press(page, words.lists.save);
    await press(page, words.addItem);
    await expect(names).toHaveCount(2);
    await press(page, interpolate(words.item.remove, { number: 2 }));
    await copyTwice(lists, words.lists.copyLink, words.lists.linkCopied);
    await names.fill('Rice');
    await press(page, words.lists.again);
    await expect(names).toHaveValue(kept);
    await press(page, words.lists.undo);
    await expect(names).toHaveValue('Rice');
    await page.locator('#order-fullName').pressSequentially('Maya');
    await press(lists, words.lists.remove);
    await press(page, words.lists.undo);
    await press(lists, words.lists.remove);

    for (const field of orderFields) {
      const control = page.locator(`#order-${field}`);
      if (await control.evaluate((element) => element.tagName === 'SELECT'))
        await control.selectOption(order[field]);
      else await control.fill(order[field]);
    }
    await press(page, words.placeOrder);
    const placed = page.getByRole('region', { name: words.summary.heading });
    await copyTwice(placed, send.copy, send.copied);
    await expect(placed.getByRole('link')).not.toHaveCount(0);
    await expect(page.locator('#order-fullName')).toHaveValue('');
  });

  test(`pages translated from ${from} to ${to} answer in their own language`, async ({ page }) => {
    await open(page, 'priceList', from, to);
    const pack = page.locator('[data-pack]').first();
    const more = pack.locator('[data-step="1"]');
    await more.locator('font').first().click();
    await more.click();
    await expect(pack.locator('input')).toHaveValue(writeNumerals(2, from));
    const sheet = page.locator('[data-sheet]');
    await expect
      .poll(() => readText(sheet.locator('output')))
      .toContain(interpolate(priceList.chosen, { count: 2, sum: '' }).trim());
    await expect(page.locator('[data-keep]')).toHaveAttribute('href', /#list=[\d:p.]+:2$/);

    await open(page, 'recipe', from, to);
    const recipe = page.locator('details.cook').first();
    await recipe.locator('> summary').click();
    await recipe.locator('[data-step="1"] font').first().click();
    const { serves = '', phrase = '' } = await recipe
      .locator('[data-serves]')
      .evaluate(({ dataset }) => ({ ...dataset }) as Record<string, string>);
    await expectText(recipe.locator('[data-serves]'), interpolate(phrase, { count: Number(serves) + 1 }));
    const amounts = (await recipe.locator('[data-quantity]').allInnerTexts()).join('');
    expect(amounts).toMatch(from === 'en' ? /^[^०-९]+$/ : /^[^0-9]+$/);

    await open(page, 'products', from, to);
    const query = page.locator('#find-query');
    await query.fill('xyzzy');
    await expectText(page.locator('[data-reason]').first(), interpolate(finder.noneFor, { query: 'xyzzy' }));
    await query.fill('');
    const count = page.locator('#find [data-count]');
    await expectText(count, (await count.getAttribute('data-count')) ?? '');
    await page.locator('.opener').click();
    await page.locator('.finder [type=checkbox]').first().check();
    await expect.poll(() => page.locator('[data-chosen]').innerText()).toContain(writeNumerals(1, from));

    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'home', from, to);
    const hero = page.locator('#hero');
    await hero.getByRole('button').last().click();
    await expect(hero.locator('[data-track] h1, [data-track] h2').last()).toBeInViewport();
    const row = page.locator('#top-products');
    await row.getByRole('button').last().click();
    if (isTopLong)
      await expect
        .poll(() => row.locator('[data-track]').evaluate((track) => track.scrollLeft))
        .toBeGreaterThan(0);
    const field = page.locator('#header-query');
    for (const { name } of pick(readSuggestions(from).groups).rows.slice(0, 2)) {
      await field.fill('');
      await field.pressSequentially(name);
      await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
    }
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/products\//);

    await open(page, 'faq', from, to);
    const texts = await page.locator('.faq').innerText();
    for (const at of [0, 2, 2]) await page.locator('summary').nth(at).click();
    await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
    await expect(page.locator('details[open]')).toHaveCount(0);
    expect(await page.locator('.faq').innerText()).toBe(texts);

    await page.setViewportSize({ width: 390, height: 844 });
    const links = await page.locator('#drawer a').allTextContents();
    await press(page, chrome.menu.open);
    await expect(page.locator('#drawer:modal')).toBeVisible();
    await expect(page.locator('astro-island:not([ssr]) #drawer')).toHaveCount(1);
    expect(await page.locator('#drawer a').allTextContents()).toEqual(links);
    await press(page.locator('#drawer'), chrome.menu.close);
    await expect(page.locator('#drawer')).toBeHidden();
  });
}
