import type { AnyRecord } from '~/domain/content/record';
import type { Province } from '~/domain/locations';
import { groupShops } from '~/domain/shops';
import { readTable } from '~/lib/content/table';
import { sections } from '~/lib/content-file/sections';
import { type ReadText, readRows } from '~/lib/content-file/site';

/** Finds the product numbers in the ingredients and steps of a recipe. */
function productsIn({ ingredients, steps }: Readonly<Record<string, unknown>>): string[] {
  const text = JSON.stringify([ingredients, steps]);
  return Array.from(
    text.matchAll(/"product":"(\d+)"|\{(\d+)\}/g),
    ([, product, step]) => product ?? step ?? '',
  );
}

/**
 * Reads the spices that each recipe lists, and those in its ingredients and steps. Only the tables hold the
 * latter.
 */
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

/** Finds spices of ingredients and steps that the file removed from a recipe. */
function findMissingSpices(recipes: readonly AnyRecord[], read: ReadText): string[] {
  const faults = readNeeds(recipes, read).flatMap(({ id, listed, cooked }) =>
    [...cooked.difference(listed)].map(
      (number) =>
        `recipes, record '${id}', spices: its ingredients and steps need product '${number}'; change them in the table first`,
    ),
  );
  return [...new Set(faults)];
}

/** Finds spices that a recipe lists but its ingredients and steps do not use yet. */
export function findUnusedSpices(recipes: readonly AnyRecord[], read: ReadText): string[] {
  const unused = readNeeds(recipes, read).flatMap(({ id, listed, cooked }) =>
    cooked.size === 0 ? [] : [...listed.difference(cooked)].map((number) => `${id}: product '${number}'`),
  );
  return [...new Set(unused)];
}

/** Finds a shop whose place is not in the location table. */
function findMisplacedShop(shops: readonly AnyRecord[], read: ReadText): string[] {
  const path = 'src/content/locations/nepal.yaml';
  const table = readTable(path, read(path)) as unknown as Province[];
  const placed = shops
    .filter(({ kind }) => kind !== 'online')
    .map(({ id = '', province, district, city }) => ({
      id,
      province: String(province),
      district: String(district),
      city: String(city),
    }));
  try {
    groupShops(placed, table);
    return [];
  } catch (error) {
    return [`shops: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Finds references from the records of a file that lead nowhere. */
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
    ...findMisplacedShop(lists.get('shops') ?? [], read),
  ];
}
