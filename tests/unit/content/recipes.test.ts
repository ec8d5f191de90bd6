import { describe, expect, test } from 'vitest';
import { latinDigits } from '~/domain/digits';
import { rowsOf, tableNames } from './tables';

interface Recipe {
  spices: string[];
  serves: number;
  minutes: { active: number; total: number };
  ingredients?: { quantity: string; name?: string; product?: string }[];
  steps?: string[];
}

const productsOf = ({ ingredients = [] }: Recipe) => ingredients.flatMap(({ product }) => product ?? []);
const namedIn = (step: string) => [...step.matchAll(/\{(\d+)\}/g)].map(([, id = '']) => id);
const sortOnce = (ids: string[]) => [...new Set(ids)].sort();

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

test('Nepali recipes take the amounts of the English ones', () => {
  const amountsOf = ({ ingredients = [] }: Recipe) => ingredients.map(({ quantity }) => readAmount(quantity));
  const english = new Map(rowsOf<Recipe>('recipes/en').map((recipe) => [recipe.id, amountsOf(recipe)]));
  for (const recipe of rowsOf<Recipe>('recipes/ne'))
    if (english.has(recipe.id)) expect(amountsOf(recipe), recipe.id).toEqual(english.get(recipe.id));
});

const tables = tableNames.filter((name) => name.startsWith('recipes/'));

describe.each(tables)('%s', (name) => {
  // A recipe from the dashboard has no steps yet.
  test.each(rowsOf<Recipe>(name).filter(({ steps }) => steps))(
    '$id can be cooked with the spices it lists',
    (recipe) => {
      const products = productsOf(recipe);
      const { steps = [], spices } = recipe;
      // The dashboard may add a spice that the steps do not use yet. The content command reports it.
      expect(spices, 'all of the ingredients').toEqual(expect.arrayContaining(products));
      expect(sortOnce(steps.flatMap(namedIn)), 'each in a step').toEqual(sortOnce(products));
    },
  );

  test('has the ingredients and steps of the English recipe', () => {
    const outline = (recipe: Recipe) => ({
      serves: recipe.serves,
      minutes: recipe.minutes,
      products: recipe.ingredients?.map(({ product }) => product),
      steps: recipe.steps?.map(namedIn),
    });
    const english = new Map(rowsOf<Recipe>('recipes/en').map((recipe) => [recipe.id, outline(recipe)]));
    for (const recipe of rowsOf<Recipe>(name))
      if (english.has(recipe.id)) expect(outline(recipe), recipe.id).toEqual(english.get(recipe.id));
  });
});
