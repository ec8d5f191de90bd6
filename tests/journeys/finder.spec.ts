import { languageOf, sourceLocale, writeWeight } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import {
  choose,
  common,
  expectShown,
  field,
  filters,
  find,
  names,
  nothing,
  unique,
  uniqueWord,
  useOf,
} from '../browser/finder/page';
import { pageText, pick, products } from '../support/content';
import { waitForDeferred } from '../support/deferred';
import { write } from '../support/write';
import { expect, test } from './test';

const { finder } = messagesOf(sourceLocale);

const found = find(`q=${common}`);
const groups = [...new Set(found.map(({ category }) => category))];

test('typing and keys filter, group and announce the cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products/');
  const cards = page.locator('[data-cards]');
  await waitForDeferred(page);
  const before = await cards.innerHTML();
  const spoken = page.locator('#find').getByRole('status');
  await expect(spoken).toHaveText('');
  await field(page).pressSequentially(common);
  await expect(spoken).toHaveText(
    interpolate(en.finder.found, { count: found.length, total: products.length }),
  );
  const headings = groups.map((group) => pageText(`products-${group}`).heading);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(headings);
  await write(field(page), nothing);
  await expect(spoken).toHaveText(interpolate(en.finder.noneFor, { query: nothing }));

  await write(field(page), uniqueWord);
  await expectShown(page, [unique]);
  // The rest of the finder works by keyboard too.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(page.getByLabel(en.finder.sort)).toBeFocused();
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('group', { name: en.finder.use }).getByRole('checkbox').first()).toBeFocused();
  const { use } = useOf(unique);
  const choice = page.locator(`#find [name=use][value=${use}]`);
  const address = `/products/?${new URLSearchParams({ q: uniqueWord, use })}`;
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(address);
  await choice.uncheck();
  await field(page).click();
  await expect(choice).toBeHidden();
  await write(field(page), '');
  await expect(names(page)).toHaveCount(products.length);
  expect(await cards.innerHTML()).toBe(before);
});

test('the address keeps the whole search, and Back undoes one choice at a time', async ({ page }) => {
  /** A product with a value for every filter. */
  const { name, uses, packs, rating } = pick(
    products,
    ({ name, uses, packs, rating }) =>
      /^[A-Za-z]+ /.test(name) && uses.length > 0 && Boolean(packs[0]?.grams) && Number(rating) >= 3,
  );
  const [word = ''] = name.split(' ');
  const { use, label } = useOf({ uses });
  const { grams, price } = pick(packs);
  const stars = String(Math.floor(Number(rating)));
  await page.goto('/products/?sort=colour&pack=33&use=painting&rating=nine');
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.getByLabel(en.finder.sort)).toHaveValue('');
  await field(page).pressSequentially(word);
  await expect(page).toHaveURL(`/products/?q=${word}`);
  await filters(page).click();
  await choose(page, en.finder.pack, writeWeight(Number(grams), languageOf(sourceLocale)));
  await choose(page, en.finder.use, label);
  await write(page.getByLabel(finder.limits.max), String(price));
  // Two choices in a frame, as on a slow phone.
  await page.locator('[data-finder]').evaluate(
    (form, chosen) => {
      for (const [name, value] of chosen) {
        const select = form.querySelector<HTMLSelectElement>(`[name=${name}]`);
        if (select) select.value = value;
        for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    Object.entries({ rating: stars, sort: 'price' }),
  );
  const search = `q=${word}&sort=price&use=${use}&pack=${grams}&max=${price}&rating=${stars}`;
  await expect(page).toHaveURL(`/products/?${search}`);
  await expectShown(page, find(search));

  await page.reload();
  await expectShown(page, find(search));
  await expect(field(page)).toHaveValue(word);
  await expect(filters(page)).toHaveText(/4$/);
  await filters(page).click();
  const checkbox = page.getByRole('checkbox', { name: label });
  await expect(checkbox).toBeChecked();

  const choices = [`use=${use}`, `pack=${grams}`, `max=${price}`, `rating=${stars}`];
  for (const made of [choices, choices.slice(0, 3), choices.slice(0, 2), choices.slice(1, 2)]) {
    await page.goBack();
    const left = [`q=${word}`, ...made].join('&');
    await expect(page).toHaveURL(`/products/?${left}`);
    await expectShown(page, find(left));
  }
  await expect(checkbox).not.toBeChecked();

  await page.locator('#find').getByRole('button', { name: en.finder.clear }).first().click();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(products.length);
});
