import { expect, it } from 'vitest';
import type { Locale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { scaleIngredient, scaleName } from '~/domain/scale-ingredient';

const scale = (locale: Locale, ingredient: Parameters<typeof scaleIngredient>[0], times: number) =>
  scaleIngredient(ingredient, times, messagesOf(locale).recipe.amounts, locale);

it.each([
  ['en', '1½ tsp', 2, '3 tsp'],
  ['en', '1 tsp', 1.75, '1¾ tsp'],
  ['en', '¼ tsp', 0.25, '⅛ tsp'],
  ['en', '⅛ tsp', 3, '½ tsp'],
  ['en', '300 g', 0.75, '225 g'],
  ['en', '15', 1.5, '23'],
  ['en', '125 g', 1, '125 g'],
  ['en', '1.5 kg', 2, '3 kg'],
  ['en', '0.1 kg', 2, '200 g'],
  ['en', '500 g', 15, '7.5 kg'],
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
  ['en', '1,000 g', 2, '2 kg'],
  ['en', '40', 250, '10,000'],
  ['en', '4', 83.25, '333'],
  ['en', '1,00,000 g', 2, '200 kg'],
  ['en', '500 g', 75, '37.5 kg'],
  ['en', '1–2 kg', 75, '75–150 kg'],
  ['en', '500g', 2, '1 kg'],
  ['en', 'a little', 2, 'a little'],
  ['en', '2 × 400 g', 2, '2 × 400 g'],
  ['ne', 'आधा सानो चम्चा', 3, 'डेढ सानो चम्चा'],
  ['ne', 'सवा किलो', 2, '२.५ किलो'],
  ['ne', '५ वटा', 0.5, '२½ वटा'],
  ['ne', '५०० ग्राम', 2, '१ किलो'],
  ['ne', '४ वटा', 500, '२,००० वटा'],
  ['ne', '१.५ किलो', 2, '३ किलो'],
  ['ne', '१ १/२ कप', 3, '४½ कप'],
  ['ne', '२–३', 2, '४–६'],
  ['ne', '४०० मि.लि.', 75, '३० लिटर'],
] as const)('in %s, %s times %d is %s', (locale, quantity, times, written) => {
  expect(scale(locale, { quantity }, times).quantity).toBe(written);
});

it.each([
  ['en', 'chicken drumsticks (1 kg)', 'chicken drumsticks (2 kg)'],
  ['ne', 'कुखुराको लेगपिस (१ किलो)', 'कुखुराको लेगपिस (२ किलो)'],
  ['en', 'chicken drumstick(s) (1 kg)', 'chicken drumsticks (2 kg)'],
  ['en', 'chillies (dried)', 'chillies (dried)'],
  ['en', 'Meat Spice (№ 108)', 'Meat Spice (№ 108)'],
  ['en', 'water (80 °C)', 'water (80 °C)'],
  ['en', 'flour, type 1', 'flour, type 1'],
] as const)('in %s, twice %s is %s', (locale, name, twice) => {
  expect(scaleName(name, 2, true, locale)).toBe(twice);
});

it.each([
  ['en', { quantity: '4 tbsp' }, 5, '20 tbsp'],
  ['en', { quantity: '4 tbsp' }, 5.25, '315 ml'],
  ['en', { quantity: '4 tbsp' }, 75, '4.5 l'],
  ['en', { quantity: '2 tsp', grams: 12 }, 75, '900 g'],
  ['en', { quantity: '15', grams: 21 }, 75, '1.58 kg'],
  ['en', { quantity: '1 handful(s)', grams: 20 }, 75, '1.5 kg'],
  ['en', { quantity: '4' }, 75, '300'],
  ['ne', { quantity: '४ ठूलो चम्चा' }, 75, '४.५ लिटर'],
  ['ne', { quantity: 'डेढ सानो चम्चा', grams: 9 }, 75, '६७५ ग्राम'],
] as const)('in %s, %j times %d is weighed or poured as %s', (locale, ingredient, times, written) => {
  expect(scale(locale, ingredient, times).quantity).toBe(written);
});

it('a quantity is the sum of its rounded uses', () => {
  const salt = { quantity: '1½ tsp', grams: 9, uses: ['½ tsp', '1 tsp'] };
  expect(scale('en', salt, 2)).toMatchObject({ quantity: '3 tsp', uses: ['1 tsp', '2 tsp'] });
  expect(scale('en', salt, 0.25)).toMatchObject({ quantity: '⅜ tsp', uses: ['⅛ tsp', '¼ tsp'] });
  expect(scale('en', salt, 13.75)).toMatchObject({ quantity: '124 g', uses: ['41 g', '83 g'] });
});

it('uses are weighed if the whole ingredient is', () => {
  const spice = { quantity: '2 tbsp', grams: 18, uses: ['1 tsp'] };
  expect(scale('en', spice, 20)).toMatchObject({ quantity: '360 g', uses: ['60 g'] });
  const oil = { quantity: '800 ml', uses: ['2 tbsp'] };
  expect(scale('en', oil, 2)).toMatchObject({ quantity: '1.6 l', uses: ['4 tbsp'] });
  expect(scale('en', oil, 75)).toMatchObject({ quantity: '60 l', uses: ['2.25 l'] });
});

it('names and pieces are in the plural above one', () => {
  const garlic = { quantity: '1 head(s)' };
  expect([1, 2].map((times) => scale('en', garlic, times).quantity)).toEqual(['1 head', '2 heads']);
  const names = [false, true].map((isMany) => scaleName('chilli(es), green', 1, isMany, 'en'));
  expect(names).toEqual(['chilli, green', 'chillies, green']);
});
