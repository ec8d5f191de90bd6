import { expect, it } from 'vitest';
import type { Locale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { readStep } from '~/domain/recipe-step';

/** Marks amounts by brackets. */
const mark = (step: string, locale: Locale) => {
  const { amounts, numbers } = messagesOf(locale).recipe;
  return readStep(step, [], amounts, numbers)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'product' in part ? `{${part.product}}` : `[${part.quantity}]`;
    })
    .join('');
};

it.each([
  [
    'en',
    'Fry {12} in 1½ tsp ghee, 1.5 kg flour and 2–3 chillies.',
    'Fry {12} in [1½ tsp] ghee, [1.5 kg] flour and [2–3] chillies.',
  ],
  [
    'en',
    'Stir in 2 to 3 tbsp oil, ½ cup milk and 1,000 ml water',
    'Stir in [2 to 3 tbsp] oil, [½ cup] milk and [1,000 ml] water',
  ],
  [
    'en',
    'Cook for 15 to 20 minutes. Roll 40 rounds of 8 cm.',
    'Cook for 15 to 20 minutes. Roll [40] rounds of 8 cm.',
  ],
  ['en', 'Bake at 240 °C for 1 minute, then 20 min.', 'Bake at 240 °C for 1 minute, then 20 min.'],
  [
    'en',
    'As in Step 2, wait 8 hours. Serves 4. Use gas mark 6.',
    'As in Step 2, wait 8 hours. Serves 4. Use gas mark 6.',
  ],
  [
    'en',
    'Spread ½ tsp ghee on each side. Add 4 mint leaves to 1 head of garlic',
    'Spread ½ tsp ghee on each side. Add [4] mint leaves to [1] head of garlic',
  ],
  ['en', 'Until the 2 peaches are reached, 2 × 400 g', 'Until the [2] peaches are reached, 2 × 400 g'],
  ['ne', '{12}मा डेढ सानो चम्चा नुन र २–३ खुर्सानी', '{12}मा [डेढ सानो चम्चा] नुन र [२–३] खुर्सानी'],
  ['ne', 'आधा कागती, १.५ किलो आलु, २ देखि ३ लिटर पानी', 'आधा कागती, [१.५ किलो] आलु, [२ देखि ३ लिटर] पानी'],
  [
    'ne',
    '१५ देखि २० मिनेट, अनि तीन तीन मिनेटसम्म। ७५ डिग्री सेल्सियस।',
    '१५ देखि २० मिनेट, अनि तीन तीन मिनेटसम्म। ७५ डिग्री सेल्सियस।',
  ],
  [
    'ne',
    'हरेक डल्लो १५ से.मि. बेलेर आधा सानो चम्चा घिउ। ४ जनालाई।',
    'हरेक डल्लो १५ से.मि. बेलेर आधा सानो चम्चा घिउ। ४ जनालाई।',
  ],
  ['ne', 'आधा आधा सानो चम्चा घिउ दलेर चरण २', 'आधा आधा सानो चम्चा घिउ दलेर चरण २'],
] as const)('in %s, %s', (locale, step, marked) => {
  expect(mark(step, locale)).toBe(marked);
});

it.each([
  ['en', 'Add 1 tsp salt, 2 tbsp oil, 1 tsp of the {15} and 2 l water.', [0, 1, 2, undefined]],
  ['ne', '१ सानो चम्चा नुन, २ ठूलो चम्चा तेलमा, १ सानो चम्चा {15}, २ लिटर पानी', [0, 1, 2, undefined]],
] as const)('in %s, an amount belongs to the ingredient after it: %s', (locale, step, of) => {
  const { amounts, numbers } = messagesOf(locale).recipe;
  const names = { en: ['salt', 'mustard oil, hot'], ne: ['नुन', 'तोरीको तेल'] }[locale];
  const ingredients = [...names.map((name) => ({ name })), { product: '15' }];
  const parts = readStep(step, ingredients, amounts, numbers);
  expect(parts.flatMap((part) => (Object(part).quantity ? [Object(part).of] : []))).toEqual(of);
});
