import type { Locale } from '~/config/locales';
import { productPath, recipePath } from '~/config/routes';
import { nameProduct, productSlug } from '~/domain/product-names';
import { follow, readRows } from './content/read';
import { ContentError } from './content/table';

/** A name that leads somewhere. */
export interface Link {
  name: string;
  href: string;
}

/** The recipes in their order, each with links to the spices it needs. */
export async function readRecipes(locale: Locale) {
  const rows = await readRows('recipes', locale);
  return Promise.all(
    rows.map(async ({ id, heading, description, image, spices: references, ...cooking }) => {
      const from = `src/content/recipes/${locale}.yaml, recipe ${id}`;
      const products = await Promise.all(references.map((spice) => follow(from, spice)));
      const spices = products.map((product) => ({
        id: product.id,
        name: nameProduct(product.data, locale).title,
        href: productPath(product.data.group, productSlug(product), locale),
      }));
      const find = (number: string) => findSpice(from, spices, number);
      const { serves, minutes, ingredients, steps } = cooking;
      const isWhole = serves !== undefined && minutes && ingredients && steps;
      return {
        id,
        heading,
        description,
        image,
        spices,
        /** How it is cooked, where its table says that. */
        cooking: isWhole
          ? {
              serves,
              minutes,
              ingredients: ingredients.map(({ quantity, ...what }) => ({
                quantity,
                ...('name' in what ? what : find(what.product.id)),
              })),
              /** Each step in parts: texts, and the spices between them. */
              steps: steps.map((step) =>
                step.split(/\{(\d+)\}/).map((part, at) => (at % 2 === 0 ? part : find(part))),
              ),
            }
          : undefined,
      };
    }),
  );
}

function findSpice<Spice extends { id: string }>(from: string, spices: readonly Spice[], number: string) {
  const spice = spices.find(({ id }) => id === number);
  if (!spice) throw new ContentError(from, `names product ${number}, which is not among its spices`);
  return spice;
}

export type Recipe = Awaited<ReturnType<typeof readRecipes>>[number];

/** Links to the recipes that need a spice, by the spice's catalogue number. */
export async function readRecipesBySpice(locale: Locale): Promise<Map<string, Link[]>> {
  const bySpice = new Map<string, Link[]>();
  for (const { id, heading, spices } of await readRecipes(locale))
    for (const spice of spices)
      bySpice.set(spice.id, [
        ...(bySpice.get(spice.id) ?? []),
        { name: heading, href: recipePath(id, locale) },
      ]);
  return bySpice;
}
