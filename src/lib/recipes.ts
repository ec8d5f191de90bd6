import type { Locale } from '~/config/locales';
import { messagesOf } from '~/config/messages/index';
import { pathOf } from '~/config/routes';
import type { SpiceOffer } from '~/domain/cheapest-packs';
import { queryFromItems } from '~/domain/order/query';
import { packName } from '~/domain/pack-name';
import { readStep, type StepPart } from '~/domain/recipe-step';
import { readProducts } from './catalogue/catalogue';
import { readRows } from './content/read';

/** Reads the recipes in order, with links to their spices. */
export async function readRecipes(locale: Locale) {
  const rows = await readRows('recipes', locale);
  const { amounts, numbers } = messagesOf(locale).recipe;
  const products = new Map((await readProducts(locale)).map((product) => [product.id, product]));
  return rows.map(({ id, heading, description, image, spices: catalogueNumbers, ...cooking }) => {
    const used = catalogueNumbers.flatMap((number) => products.get(number) ?? []);
    const spices = used.map(({ id, title, href }) => ({ id, name: title, href }));
    /** The smallest pack of each spice. */
    const items = used.flatMap(({ orderName, packs: [pack], isSoldOut }) =>
      pack && !isSoldOut ? [{ name: packName(orderName, pack), quantity: 1 }] : [],
    );
    const find = (number = '') => spices.filter((spice) => spice.id === number);
    const { serves, minutes, ingredients, steps, grams = {} } = cooking;
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
            /** Grams of its spices for all servings, as a query: `'2=8&101=0.7'`. */
            grams: String(new URLSearchParams(spices.map(({ id }) => [id, `${grams[id] ?? 0}`]))),
            /** URL of the order page with its spices. */
            order: items.length > 0 ? pathOf('order', locale) + queryFromItems(items) : undefined,
            ingredients: ingredients.flatMap((what, index) => {
              const named = 'name' in what ? [what] : find(what.product);
              const weight = 'name' in what ? what.grams : grams[what.product];
              return named.map(({ name }) => ({ index, quantity: what.quantity, weight, name }));
            }),
            /** The parts of each step, with links to spices. */
            steps: steps.map((step) =>
              readStep(step, ingredients, amounts, numbers).flatMap(
                (part): (Exclude<StepPart, { product: string }> | (typeof spices)[number])[] =>
                  typeof part !== 'string' && 'product' in part ? find(part.product) : [part],
              ),
            ),
          }
        : undefined,
    };
  });
}

export type Recipe = Awaited<ReturnType<typeof readRecipes>>[number];

/** Reads the spices of all recipes with their packs. A spice that is sold out has none. */
export async function readRecipeSpices(locale: Locale): Promise<SpiceOffer[]> {
  const recipes = await readRecipes(locale);
  const used = new Set(recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  const products = new Map((await readProducts(locale)).map((product) => [product.id, product]));
  return [...used].flatMap((id) => {
    const { title, packs, isSoldOut } = products.get(id) ?? {};
    return title && packs ? [{ id, title, packs: isSoldOut ? [] : packs }] : [];
  });
}
