import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { latinDigits } from '~/domain/digits';
import { isAmount, isScalable, mostGuests, readQuantity } from '~/domain/recipe-amount';
import { readStep } from '~/domain/recipe-step';
import { scaleIngredient } from '~/domain/scale-ingredient';
import { rowsOf } from './tables';

interface Recipe {
  spices: string[];
  serves: number;
  minutes: { active: number; total: number };
  ingredients?: ({ quantity: string; grams?: number } & ({ name: string } | { product: string }))[];
  grams?: Record<string, number>;
  steps?: string[];
}

const namedIn = (step: string) => [...step.matchAll(/\{(\d+)\}/g)].map(([, id = '']) => id);

/** Units of both languages, in grams, millilitres or pieces. */
const units: Record<string, number> = { tsp: 5, tbsp: 15, g: 1, kg: 1000, ml: 1, l: 1000 };
const spoons = { 'ठूलो चम्चा': 'tbsp', 'सानो चम्चा': 'tsp' };
const measures = Object.entries({
  ...spoons,
  ...{ ग्राम: 'g', किलो: 'kg', 'मि.लि.': 'ml', लिटर: 'l', 'से.मि.': 'cm' },
});

/** The amounts in the steps of a recipe. */
const listUses = ({ ingredients = [], steps = [] }: Recipe, locale: Locale) => {
  const { amounts, numbers } = messagesOf(locale).recipe;
  return steps
    .flatMap((step) => readStep(step, ingredients, amounts, numbers))
    .flatMap((part) => (typeof part === 'object' && 'quantity' in part ? part : []));
};

const numerals: Record<string, string> = { three: '3', एक: '1', तीन: '3', चार: '4' };

/** The numbers of a step that stay the same: times, temperatures and amounts for one piece. */
function listFixed(step: string, locale: Locale) {
  const { amounts, numbers } = messagesOf(locale).recipe;
  const texts = readStep(step, [], amounts, numbers).filter((part) => typeof part === 'string');
  const words = latinDigits(texts.join(' ')).match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return [...new Set(words.map((word) => numerals[word] ?? word).filter((word) => /^\d/.test(word)))].sort();
}

/** Everything of a recipe that is equal in all languages. */
function outline(recipe: Recipe, locale: Locale) {
  const { serves, minutes, ingredients, steps } = recipe;
  const { amounts } = messagesOf(locale).recipe;
  const readAmount = (quantity: string) => {
    const parts = readQuantity(quantity, amounts) ?? [];
    const texts = parts.flatMap((part) => (isAmount(part) ? [] : part.trim()));
    return [
      parts.flatMap((part) => (isAmount(part) ? part.value : [])),
      measures.find((words) => words.some((word) => texts.includes(word)))?.[1],
    ];
  };
  return {
    serves,
    minutes,
    products: ingredients?.map((one) => ('product' in one ? one.product : undefined)),
    amounts: ingredients?.map(({ quantity, grams }) => [readAmount(String(quantity)), grams]),
    steps: steps?.map((step) => [namedIn(step), listFixed(step, locale)]),
    uses: listUses(recipe, locale).map(({ of, quantity }) => [of, readAmount(quantity)]),
  };
}

test.each(locales)('recipes in %s use each spice of their ingredients in a step', (locale) => {
  for (const { id, ingredients = [], steps } of rowsOf<Recipe>(`recipes/${locale}`)) {
    // A recipe from the dashboard has no steps yet.
    if (!steps) continue;
    const products = new Set(ingredients.flatMap((one) => ('product' in one ? one.product : [])));
    expect(new Set(steps.flatMap(namedIn)), id).toEqual(products);
  }
});

test.each(locales.slice(1))('recipes in %s have the amounts and steps of the first language', (locale) => {
  const outlines = (of: Locale) =>
    Object.fromEntries(rowsOf<Recipe>(`recipes/${of}`).map((recipe) => [recipe.id, outline(recipe, of)]));
  expect(outlines(locale)).toEqual(outlines(locales[0]));
});

/** A quantity as a page shows it, in grams, millilitres or pieces. */
function readShown(quantity: string, locale: Locale) {
  const [before, amount, unit = ''] = readQuantity(quantity, messagesOf(locale).recipe.amounts) ?? [];
  const shown = [before, amount].find((part) => typeof part === 'object');
  const text = String(typeof before === 'object' ? amount : unit).trim();
  const name = measures.find(([word]) => word === text)?.[1] ?? text;
  return { amount: (Number(shown && Object(shown).value) || 0) * (units[name] ?? 1), name };
}

describe.each(locales)('recipes in %s', (locale) => {
  const { amounts, numbers } = messagesOf(locale).recipe;
  const recipes = rowsOf<Recipe>(`recipes/${locale}`);
  const rows = recipes.flatMap((recipe) =>
    (recipe.ingredients ?? []).map((ingredient, index) => ({
      id: recipe.id,
      ...ingredient,
      grams: 'product' in ingredient ? recipe.grams?.[ingredient.product] : ingredient.grams,
      serves: recipe.serves,
      uses: listUses(recipe, locale).flatMap(({ quantity, of }) => (of === index ? quantity : [])),
    })),
  );

  test('have quantities that grow with the guests', () => {
    for (const { quantity } of rows) {
      expect(isScalable(String(quantity)), quantity).toBe(true);
      expect(scaleIngredient({ quantity }, 3, amounts, locale).quantity).not.toBe(quantity);
    }
  });

  test.each([1, 2, 3, 7, 8, 12, 33, 40, 100, 301, 1000, mostGuests])(
    'for %d show as much of an ingredient in the steps as in the list',
    (guests) => {
      for (const { serves, ...row } of rows) {
        const isAll = sumOf(row.uses) === sumOf([row.quantity]);
        const scaled = scaleIngredient(row, guests / serves, amounts, locale);
        const message = `${row.id}: ${JSON.stringify(scaled)}`;
        if (isAll) expect(sumOf(scaled.uses), message).toBeCloseTo(sumOf([scaled.quantity]));
        else expect(sumOf(scaled.uses), message).toBeLessThan(sumOf([scaled.quantity]));
      }
    },
  );

  test.each([100, 300, mostGuests])('for %d weigh or pour more than twenty spoons or handfuls', (guests) => {
    const counted = [...Object.values(spoons), 'cm', 'handful', 'handfuls', 'मुठी'];
    const shown = rows.flatMap(({ serves, ...row }) => {
      const { quantity, uses } = scaleIngredient(row, guests / serves, amounts, locale);
      return [quantity, ...uses];
    });
    const isMany = (text: string) => {
      const { amount, name } = readShown(text, locale);
      return counted.includes(name) && amount / (units[name] ?? 1) > 20;
    };
    expect(shown.filter(isMany)).toEqual([]);
  });

  test('name the ingredient of every measured amount in a step', () => {
    const measured = recipes
      .flatMap((recipe) => listUses(recipe, locale))
      .filter(({ quantity }) => /\p{L}/u.test(quantity));
    expect(measured.length).toBeGreaterThan(10);
    expect(measured.filter(({ of }) => of === undefined)).toEqual([]);
  });

  test('have no amount in words in a step, because it would not grow with the guests', () => {
    const words = {
      en: 'a dozen|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|pair|couple|other|another',
      ne: 'एक|एउटा|दुई|दुइटा|दुवटा|तीन|तीनटा|चार|चारवटा|पाँच|छ|सात|आठ|नौ|दस|बाह्र|दर्जन|जोडी|अर्को',
    }[locale];
    const amount = new RegExp(
      `(?<![\\p{L}\\p{M}])(${words})(?![\\p{L}\\p{M}])(?!( \\1)? (${numbers.fixed}))`,
      'iu',
    );
    const sentences = recipes.flatMap(({ steps = [] }) => steps.flatMap((step) => step.split(/(?<=[.।])\s/)));
    const each = new RegExp(`(?<![a-z])(${numbers.each})(?![a-z])`, 'i');
    expect(amount.test({ en: 'Add the juice of one lemon.', ne: 'एउटा कागतीको रस हाल्नुहोस्।' }[locale])).toBe(
      true,
    );
    expect(sentences.filter((sentence) => amount.test(sentence) && !each.test(sentence))).toEqual([]);
  });

  function sumOf(quantities: readonly string[]) {
    return quantities.reduce((sum, quantity) => sum + readShown(quantity, locale).amount, 0);
  }
});
