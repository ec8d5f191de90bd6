import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { scaleIngredient, scaleName } from '~/domain/scale-ingredient';
import { products } from '../support/content';
import { clean } from '../support/html';
import { pageAt, readSite } from '../support/site';
import { rowsOf } from '../unit/content/tables';

/** Minutes, ingredients and steps are present together or not at all. */
interface Recipe {
  heading: string;
  description: string;
  minutes?: { total: number };
  ingredients?: { quantity: string; name?: string; product?: string }[];
  steps?: string[];
}

/** The recipes of a page as search engines read them: what each property says, in the order of the page. */
function readRecipes(path: string) {
  const recipes: Record<string, string[]>[] = [];
  for (const { attributes, text } of pageAt(path).elements) {
    if (attributes.itemtype === 'https://schema.org/Recipe') recipes.push({});
    const { itemprop, src, datetime } = attributes;
    const recipe = recipes.at(-1);
    if (!itemprop || !recipe) continue;
    recipe[itemprop] = [...(recipe[itemprop] ?? []), src ?? datetime ?? clean(text)];
  }
  return recipes;
}

it.each(locales)('recipes in %s have each quantity and step on the page and in structured data', (locale) => {
  const { amounts: words } = messagesOf(locale).recipe;
  const names = new Map(products.map((product) => [String(product.id), nameProduct(product, locale).title]));
  expect(readRecipes(pathOf('recipe', locale))).toEqual(
    rowsOf<Recipe>(`recipes/${locale}`).map(({ heading, description, minutes, ingredients, steps }) => ({
      image: [expect.toSatisfy((file: string) => readSite().files.has(file))],
      name: [heading],
      description: [clean(description)],
      ...(minutes && {
        recipeYield: [expect.stringMatching(/[\d०-९]/)],
        totalTime: [`PT${minutes.total}M`],
        recipeIngredient: ingredients?.map(({ quantity, name, product = '' }) => {
          const written = scaleIngredient({ quantity: String(quantity) }, 1, words, locale);
          return `${written.quantity} ${scaleName(name ?? `${names.get(product)}`, 1, written.isMany, locale)}`;
        }),
        recipeInstructions: steps?.map((step) =>
          step.replace(/\{(\d+)\}/g, (_, id: string) => `${names.get(id)}`),
        ),
      }),
    })),
  );
});
