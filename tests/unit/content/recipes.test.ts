import { expect, test } from 'vitest';
import { type Locale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { readQuantity } from '~/domain/recipe-amount';
import { rowsOf } from './tables';

interface Recipe {
  spices: string[];
  serves: number;
  minutes: { active: number; total: number };
  ingredients?: { quantity: string; name?: string; product?: string }[];
  steps?: string[];
}

const namedIn = (step: string) => [...step.matchAll(/\{(\d+)\}/g)].map(([, id = '']) => id);

const spoons = { 'ठूलो चम्चा': 'tbsp', 'सानो चम्चा': 'tsp' };
const measures = Object.entries({ ...spoons, ग्राम: 'g', किलो: 'kg', 'मि.लि.': 'ml', 'से.मि.': 'cm' });

/** Everything of a recipe that is equal in all languages. */
function outline({ serves, minutes, ingredients, steps }: Recipe, locale: Locale) {
  const { amounts } = messagesOf(locale).recipe;
  const readAmount = (quantity: string) => {
    const parts = readQuantity(quantity, amounts) ?? [];
    const units = parts.flatMap((part) => (typeof part === 'string' ? part.trim() : []));
    return [
      parts.flatMap((part) => (typeof part === 'string' ? [] : part.value)),
      measures.find((words) => words.some((word) => units.includes(word)))?.[1],
    ];
  };
  return {
    serves,
    minutes,
    products: ingredients?.map(({ product }) => product),
    amounts: ingredients?.map(({ quantity }) => readAmount(String(quantity))),
    steps: steps?.map(namedIn),
  };
}

test.each(locales)('recipes in %s use each spice of their ingredients in a step', (locale) => {
  for (const { id, ingredients = [], steps } of rowsOf<Recipe>(`recipes/${locale}`)) {
    // A recipe from the dashboard has no steps yet.
    if (!steps) continue;
    const products = new Set(ingredients.flatMap(({ product }) => product ?? []));
    expect(new Set(steps.flatMap(namedIn)), id).toEqual(products);
  }
});

test.each(locales.slice(1))('recipes in %s have the amounts and steps of the first language', (locale) => {
  const outlines = (of: Locale) =>
    Object.fromEntries(rowsOf<Recipe>(`recipes/${of}`).map((recipe) => [recipe.id, outline(recipe, of)]));
  expect(outlines(locale)).toEqual(outlines(locales[0]));
});
