import { expect, test } from 'vitest';
import { latinDigits } from '~/domain/digits';
import { rowsOf } from './tables';

interface Recipe {
  ingredients?: { quantity: string; product?: string }[];
}

/** Words of amounts and measures in either language. */
const words: [RegExp, string][] = [
  [/\b(?:a )?half(?: an?\b)?|आधा/g, '½'],
  [/\b(?:a )?quarter(?: of)?(?: an?\b)?|चौथाइ/g, '¼'],
  [/डेढ/g, '1½'],
  [/\ba whole one\b/g, '1'],
  [/\b(?:an?|one)\b|एक(?= |$)/g, '1'],
  [/\btwo\b/g, '2'],
  [/\bthree\b|तीन/g, '3'],
  [/\bfour\b/g, '4'],
  [/\bfive\b/g, '5'],
  [/\bsix\b/g, '6'],
  [/\b(?:level|rounded|heaped) /g, ''],
  [/\btablespoons?\b|ठूलो चम्चा/g, 'tbsp'],
  [/\bteaspoons?\b|सानो चम्चा/g, 'tsp'],
];

/**
 * Reads the amounts of a text: `'1 tsp'`, `'½ tsp'`. A number without a unit is read alone and with each unit of the
 * text, because 'a teaspoon, half for flour' means half a teaspoon.
 */
function readAmounts(text: string): { spoons: string[]; all: string[] } {
  const plain = words.reduce(
    (changed, [from, to]) => changed.replace(from, to),
    latinDigits(text).toLowerCase(),
  );
  const amounts = Array.from(plain.matchAll(/([\d½¼]+)(?: (tbsp|tsp))?/g), ([, number = '', unit]) => ({
    number,
    unit,
  }));
  const units = [...new Set(amounts.flatMap(({ unit }) => unit ?? []))];
  return {
    spoons: amounts.flatMap(({ number, unit }) => (unit ? `${number} ${unit}` : [])),
    all: amounts.flatMap(({ number, unit }) =>
      unit ? `${number} ${unit}` : [number, ...units.map((other) => `${number} ${other}`)],
    ),
  };
}

const doses = (locale: string) =>
  new Map(rowsOf<{ dose: string }>(`product-texts/${locale}`).map(({ id, dose }) => [id, readAmounts(dose)]));

test.each(['en', 'ne'])('doses of spices name the amount of each recipe in %s', (locale) => {
  const doseOf = doses(locale);
  const differing = rowsOf<Recipe>(`recipes/${locale}`).flatMap(({ id, ingredients = [] }) =>
    ingredients.flatMap(({ product, quantity }) => {
      const dose = product && doseOf.get(product);
      const [amount] = readAmounts(quantity).all;
      return dose && amount && !dose.all.includes(amount) ? `${product} in ${id}: ${quantity}` : [];
    }),
  );
  expect(differing).toEqual([]);
});

test('doses of a spice are the same in both languages', () => {
  const [english, nepali] = [doses('en'), doses('ne')];
  const differing = [...english].filter(([id, { spoons, all }]) => {
    const other = nepali.get(id);
    return (
      other &&
      !(spoons.every((one) => other.all.includes(one)) && other.spoons.every((one) => all.includes(one)))
    );
  });
  expect(differing.map(([id]) => id)).toEqual([]);
});
