import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { en } from '~/config/messages/en';
import { ne } from '~/config/messages/ne';
import { readQuantity, writeAmount } from '~/domain/recipe-amount';
import { rowsOf } from '../content/tables';

it.each(locales)('every quantity of the recipes in %s is read and written the same', (locale) => {
  const { amounts } = messagesOf(locale).recipe;
  const rows = rowsOf<{ ingredients?: { quantity: string }[] }>(`recipes/${locale}`);
  const quantities = rows.flatMap(({ ingredients = [] }) => ingredients.map(({ quantity }) => quantity));
  expect(quantities.length).toBeGreaterThan(100);
  for (const quantity of quantities) {
    const { amount = 0, unit } = readQuantity(String(quantity), amounts) ?? {};
    expect(`${writeAmount(amount, amounts, locale)}${unit}`).toBe(String(quantity));
  }
});

it.each([
  ['en', '1½ tsp', 2, '3'],
  ['en', '1 tsp', 1.75, '1¾'],
  ['en', '¼ tsp', 0.25, '¼'],
  ['en', '300 g', 0.75, '230'],
  ['en', '15', 1.5, '25'],
  ['ne', 'आधा सानो चम्चा', 3, 'डेढ'],
  ['ne', '५ वटा', 0.5, '२½'],
] as const)('in %s, %s times %d is %s', (locale, quantity, times, written) => {
  const { amounts } = { en, ne }[locale].recipe;
  const { amount = 0 } = readQuantity(quantity, amounts) ?? {};
  expect(writeAmount(amount * times, amounts, locale)).toBe(written);
});

it('a quantity in words has no amount', () => {
  expect(readQuantity('a little', ['¼', '½', '¾', '1½'])).toBeUndefined();
});
