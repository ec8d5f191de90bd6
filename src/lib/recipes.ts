import type { Locale } from '~/config/locales';
import { pathOf, recipePath } from '~/config/routes';
import { queryFromItems } from '~/domain/order/query';
import { packName } from '~/domain/pack-name';
import { readProducts } from './catalogue/catalogue';
import { readRows } from './content/read';

export interface Link {
  name: string;
  href: string;
}

/** Reads the recipes in order, with links to their spices. */
export async function readRecipes(locale: Locale) {
  const rows = await readRows('recipes', locale);
  const products = new Map((await readProducts(locale)).map((product) => [product.id, product]));
  return rows.map(({ id, heading, description, image, spices: numbers, ...cooking }) => {
    const used = numbers.flatMap((number) => products.get(number) ?? []);
    const spices = used.map(({ id, title, href }) => ({ id, name: title, href }));
    /** The smallest pack of each spice. */
    const items = used.flatMap(({ orderName, packs: [pack], isSoldOut }) =>
      pack && !isSoldOut ? [{ name: packName(orderName, pack), quantity: 1 }] : [],
    );
    const find = (number = '') => spices.filter((spice) => spice.id === number);
    const { serves, minutes, ingredients, steps } = cooking;
    const isWhole = serves !== undefined && minutes && ingredients && steps;
    return {
      id,
      heading,
      description,
      image,
      spices,
      cooking: isWhole
        ? {
            serves,
            minutes,
            /** URL of the order page with its spices. */
            order: items.length > 0 ? pathOf('order', locale) + queryFromItems(items) : undefined,
            ingredients: ingredients.flatMap(({ quantity, ...what }) =>
              ('name' in what ? [what] : find(what.product)).map((named) => ({ quantity, ...named })),
            ),
            /** Splits each step into texts and links to spices. */
            steps: steps.map((step) =>
              step
                .split(/\{(\d+)\}/)
                .flatMap((part, at): (string | (typeof spices)[number])[] =>
                  at % 2 === 0 ? [part] : find(part),
                ),
            ),
          }
        : undefined,
    };
  });
}

export type Recipe = Awaited<ReturnType<typeof readRecipes>>[number];

/** Returns links to the recipes that use a spice, by the spice's catalogue number. */
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
