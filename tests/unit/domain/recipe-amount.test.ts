import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { en } from '~/config/messages/en';
import { ne } from '~/config/messages/ne';
import { isScalable, mostGuests, readGuests, scaleName, scaleQuantity } from '~/domain/recipe-amount';
import { rowsOf } from '../content/tables';

it.each(locales)('every quantity of the recipes in %s is read', (locale) => {
  const { amounts } = messagesOf(locale).recipe;
  const rows = rowsOf<{ ingredients?: { quantity: string }[] }>(`recipes/${locale}`);
  const quantities = rows.flatMap(({ ingredients = [] }) =>
    ingredients.map(({ quantity }) => String(quantity)),
  );
  expect(quantities.length).toBeGreaterThan(100);
  for (const quantity of quantities) {
    expect(isScalable(quantity)).toBe(true);
    expect(scaleQuantity(quantity, 3, amounts, locale)).not.toBe(quantity);
  }
});

it.each([
  ['en', '1½ tsp', 2, '3 tsp'],
  ['en', '1 tsp', 1.75, '1¾ tsp'],
  ['en', '¼ tsp', 0.25, '¼ tsp'],
  ['en', '300 g', 0.75, '230 g'],
  ['en', '15', 1.5, '23'],
  ['en', '125 g', 1, '125 g'],
  ['en', '1.5 kg', 2, '3 kg'],
  ['en', '0.1 kg', 2, '0.2 kg'],
  ['en', '1,5 kg', 3, '4.5 kg'],
  ['en', '1/2 tsp', 2, '1 tsp'],
  ['en', '11/2 tsp', 2, '11 tsp'],
  ['en', '1 1/2 tsp', 2, '3 tsp'],
  ['en', '1 ½ tsp', 2, '3 tsp'],
  ['en', '⅛ tsp', 2, '¼ tsp'],
  ['en', '⅓ cup', 2, '⅔ cup'],
  ['en', '1⅓ cup', 2, '2⅔ cup'],
  ['en', '⅓ cup', 3, '1 cup'],
  ['en', '2–3', 2, '4–6'],
  ['en', '200–250 g', 2, '400–500 g'],
  ['en', '1 kg 200 g', 2, '2 kg 400 g'],
  ['en', '1,000 g', 2, '2000 g'],
  ['en', '1,00,000 g', 2, '200 kg'],
  ['en', '500 g', 75, '37.5 kg'],
  ['en', '1–2 kg', 75, '75–150 kg'],
  ['en', '500g', 2, '1000g'],
  ['en', 'a little', 2, 'a little'],
  ['en', '2 × 400 g', 2, '2 × 400 g'],
  ['ne', 'आधा सानो चम्चा', 3, 'डेढ सानो चम्चा'],
  ['ne', 'सवा किलो', 2, '२½ किलो'],
  ['ne', '५ वटा', 0.5, '२½ वटा'],
  ['ne', '५०० ग्राम', 2, '१००० ग्राम'],
  ['ne', '१.५ किलो', 2, '३ किलो'],
  ['ne', '१ १/२ कप', 3, '४½ कप'],
  ['ne', '२–३', 2, '४–६'],
  ['ne', '४०० मि.लि.', 75, '३० लिटर'],
] as const)('in %s, %s times %d is %s', (locale, quantity, times, written) => {
  expect(scaleQuantity(quantity, times, { en, ne }[locale].recipe.amounts, locale)).toBe(written);
});

it('refuses numbers that are no plain amounts', () => {
  const others = ['1/2/3', '1.2.3', '2 × 400 g', '2 x 400 g', '2x400 g', '10 %', '180 °C', '1,0000 g', '①'];
  expect(others.filter(isScalable)).toEqual([]);
});

it.each([
  ['en', 'chicken drumsticks (1 kg)', 'chicken drumsticks (2 kg)'],
  ['ne', 'कुखुराको लेगपिस (१ किलो)', 'कुखुराको लेगपिस (२ किलो)'],
  ['en', 'chillies (dried)', 'chillies (dried)'],
  ['en', 'Meat Spice (№ 108)', 'Meat Spice (№ 108)'],
  ['en', 'water (80 °C)', 'water (80 °C)'],
  ['en', 'flour, type 1', 'flour, type 1'],
] as const)('in %s, twice %s is %s', (locale, name, twice) => {
  expect(scaleName(name, 2, locale)).toBe(twice);
});

it('reads whole numbers of guests in both scripts, with or without a separator', () => {
  const read = ['1', ' 300 ', '३००', '2,000', '२,०००', '2 000'].map(readGuests);
  expect(read).toEqual([1, 300, 300, mostGuests, mostGuests, mostGuests]);
});

it('refuses any other text for a number of guests', () => {
  const others = [
    '',
    '0',
    '−3',
    '-3',
    '1e9',
    'abc',
    '12.5',
    '12 5',
    '2001',
    '5,000',
    '300 guests',
    '1,00,000',
  ];
  expect(others.filter((text) => readGuests(text) !== undefined)).toEqual([]);
});
