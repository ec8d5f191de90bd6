import { expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { latinDigits } from '~/domain/digits';
import { rowsOf } from './tables';

interface Recipe {
  spices: string[];
  serves: number;
  minutes: { active: number; total: number };
  ingredients?: { quantity: string; name?: string; product?: string }[];
  steps?: string[];
}

const namedIn = (step: string) => [...step.matchAll(/\{(\d+)\}/g)].map(([, id = '']) => id);

const nepaliAmounts: [RegExp, string][] = [
  [/^डेढ/, '1½'],
  [/^आधा/, '½'],
  [/^चौथाइ/, '¼'],
  [/ठूलो चम्चा/, 'tbsp'],
  [/सानो चम्चा/, 'tsp'],
  [/ग्राम/, 'g'],
  [/किलो/, 'kg'],
  [/मि\.लि\./, 'ml'],
  [/से\.मि\./, 'cm'],
];

/** The number of a quantity with its unit if that is a measure: `'½ tsp'` for `'आधा सानो चम्चा'`. */
function readAmount(quantity: string): string {
  const english = nepaliAmounts.reduce((text, [from, to]) => text.replace(from, to), latinDigits(quantity));
  return /^[\d½¼]+(?: (?:tbsp|tsp|g|kg|ml|cm)$)?/.exec(english)?.[0] ?? english;
}

/** Everything of a recipe that is equal in all languages. */
const outline = ({ serves, minutes, ingredients, steps }: Recipe) => ({
  serves,
  minutes,
  products: ingredients?.map(({ product }) => product),
  amounts: ingredients?.map(({ quantity }) => readAmount(String(quantity))),
  steps: steps?.map(namedIn),
});

test.each(locales)('recipes in %s use each spice of their ingredients in a step', (locale) => {
  for (const { id, ingredients = [], steps } of rowsOf<Recipe>(`recipes/${locale}`)) {
    // A recipe from the dashboard has no steps yet.
    if (!steps) continue;
    const products = new Set(ingredients.flatMap(({ product }) => product ?? []));
    expect(new Set(steps.flatMap(namedIn)), id).toEqual(products);
  }
});

test.each(locales.slice(1))('recipes in %s have the amounts and steps of the first language', (locale) => {
  const first = new Map(
    rowsOf<Recipe>(`recipes/${locales[0]}`).map((recipe) => [recipe.id, outline(recipe)]),
  );
  for (const recipe of rowsOf<Recipe>(`recipes/${locale}`))
    expect(outline(recipe), recipe.id).toEqual(first.get(recipe.id));
});
