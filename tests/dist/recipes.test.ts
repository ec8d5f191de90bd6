import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { clean } from '../support/html';
import { pageAt, readSite } from '../support/site';
import { rowsOf } from '../unit/content/tables';
import { readProducts } from '../unit/domain/content';

interface Recipe {
  heading: string;
  description: string;
  /** Present together with the ingredients and steps, or not at all. */
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
  const names = new Map(
    readProducts().map((product) => [String(product.id), nameProduct(product, locale).title]),
  );
  const described = readRecipes(pathOf('recipe', locale));
  const rows = rowsOf<Recipe>(`recipes/${locale}`);
  expect(described).toEqual(
    rows.map(({ heading, description, minutes, ingredients, steps }) => ({
      image: [expect.toSatisfy((file: string) => readSite().files.has(file))],
      name: [heading],
      description: [clean(description)],
      ...(minutes && {
        recipeYield: [expect.stringMatching(/[\d०-९]/)],
        totalTime: [`PT${minutes.total}M`],
        recipeIngredient: ingredients?.map(
          ({ quantity, name, product = '' }) => `${quantity} ${name ?? names.get(product)}`,
        ),
        recipeInstructions: steps?.map((step) =>
          step.replace(/\{(\d+)\}/g, (_, id: string) => `${names.get(id)}`),
        ),
      }),
    })),
  );
});
