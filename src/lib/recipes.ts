import type { Locale } from '~/config/locales';
import { productPath, recipePath } from '~/config/routes';
import { follow, readRows } from './content/read';

/** A name that leads somewhere. */
export interface Link {
  name: string;
  href: string;
}

/** The recipes in their order, each with links to the spices it needs. */
export async function readRecipes(locale: Locale) {
  const rows = await readRows('recipes', locale);
  return Promise.all(
    rows.map(async ({ id, heading, description, image, spices }) => {
      const from = `src/content/recipes/${locale}.yaml, recipe ${id}`;
      const products = await Promise.all(spices.map((spice) => follow(from, spice)));
      return {
        id,
        heading,
        description,
        image,
        spices: products.map((product) => ({
          id: product.id,
          name: product.data.name,
          href: productPath(product.data.group, product.id, locale),
        })),
      };
    }),
  );
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
