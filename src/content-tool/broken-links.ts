import type { AnyRecord } from '~/domain/content/record';
import { readTable } from '~/lib/content/table';
import { sections } from '~/lib/content-file/sections';
import { type ReadText, readRows } from '~/lib/content-file/site';

/** Products in the ingredients and steps of a recipe's row, by their numbers. */
function productsIn({ ingredients, steps }: Readonly<Record<string, unknown>>): string[] {
  const text = JSON.stringify([ingredients, steps]);
  return Array.from(
    text.matchAll(/"product":"(\d+)"|\{(\d+)\}/g),
    ([, product, step]) => product ?? step ?? '',
  );
}

/** What each recipe needs by its list of spices, and by its ingredients and steps, which only the tables say. */
function readNeeds(recipes: readonly AnyRecord[], read: ReadText) {
  return sections
    .filter(({ name }) => name === 'recipes')
    .flatMap((section) => section.tables.flatMap((table) => readRows(section, table, read)))
    .flatMap((row) => {
      const found = recipes.find(({ id }) => id === row.id);
      const cooked = new Set(productsIn(row));
      return found ? [{ id: row.id, listed: new Set(Object.values(found.spices ?? {})), cooked }] : [];
    });
}

/** What tables name has to be among the spices that a file gives a recipe. */
function findMissingSpices(recipes: readonly AnyRecord[], read: ReadText): string[] {
  const faults = readNeeds(recipes, read).flatMap(({ id, listed, cooked }) =>
    [...cooked.difference(listed)].map(
      (number) =>
        `recipes, record '${id}', spices: its ingredients and steps need product '${number}'; change them in the table first`,
    ),
  );
  return [...new Set(faults)];
}

/** Spices that a recipe lists and nobody has written into its ingredients and steps yet. */
export function findUnusedSpices(recipes: readonly AnyRecord[], read: ReadText): string[] {
  const unused = readNeeds(recipes, read).flatMap(({ id, listed, cooked }) =>
    cooked.size === 0 ? [] : [...listed.difference(cooked)].map((number) => `${id}: product '${number}'`),
  );
  return [...new Set(unused)];
}

/** Where the lists of a file are at odds with one another or with the rest of the content. */
export function findBrokenLinks(lists: ReadonlyMap<string, readonly AnyRecord[]>, read: ReadText): string[] {
  const products = lists.get('products') ?? [];
  const numbers = new Set(products.map(({ id }) => id));
  const empty = sections.flatMap(({ name, texts, tables }) =>
    texts ? [] : tables.filter((table) => !lists.get(name)?.some(({ category }) => category === table)),
  );
  const recipes = (lists.get('recipes') ?? []).flatMap(({ id, spices }) =>
    Object.values(spices ?? []).map((spice) => ({ from: `recipes, record '${id}', spices`, spice })),
  );
  const path = 'src/content/top-products/list.yaml';
  const top = readTable(path, read(path)).map(({ id, product }) => ({
    from: `${path}, row '${id}'`,
    spice: String(product),
  }));
  return [
    ...empty.map((table) => `products: the category '${table}' is left without products`),
    ...[...recipes, ...top]
      .filter(({ spice }) => !numbers.has(String(spice)))
      .map(({ from, spice }) => `${from}: refers to product '${spice}', which is not there`),
    ...findMissingSpices(lists.get('recipes') ?? [], read),
  ];
}
