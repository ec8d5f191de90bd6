import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, sourceLocale } from '~/config/locales';
import { dictionaryFaults } from '~/config/messages';
import { categories, paths } from '~/config/routes';
import { sampleFacts } from '~/config/site';
import { collections } from '~/content.config';
import { slugOf } from '~/domain/content/id';
import type { Province } from '~/domain/locations';
import { mapFile, mostProvinces, parseMap } from '~/domain/province-map';
import { groupShops, type PlacedShop } from '~/domain/shops';
import { checkPacks } from '~/lib/content/product-shapes';
import { checkSlugs } from '~/lib/content/slugs';
import { ContentError, type TableLoader } from '~/lib/content/table';
import { checkRows, type Schema } from './check-rows';
import { checkSettings } from './check-settings';
import { known } from './collections';
import { type Fault, sortFaults } from './fault';
import { type CheckedRow, type CheckedTable, readTables } from './rows';

type Name = keyof typeof collections;

/** Returns the loader and the schema of a collection, as this check uses them. */
const describe = (name: Name) =>
  collections[name] as unknown as { loader: Partial<TableLoader>; schema: Schema };

/** Collections whose tables may lack rows of other languages. */
const optional: Name[] = ['productTexts', 'place-names'];

const legalPages = ['terms', 'privacy'];

/**
 * Checks settings, dictionaries and all tables of a project without building it.
 * @returns all faults, sorted by place
 */
export function checkContent(root: string): Fault[] {
  const faults: Fault[] = [...checkSettings(root), ...dictionaryFaults];
  const tables = readAll(root, faults);
  checkCategories(tables.products, faults);
  for (const [name, own] of Object.entries(tables)) checkLanguages(name as Name, own, faults);
  checkPages(tables, faults);
  checkRecipes(tables.recipes, faults);
  checkProductTexts(tables, faults);
  checkPlaces(tables, faults);
  checkMap(root, tables.locations, faults);
  checkProducts(tables.products, faults);
  for (const locale of locales)
    for (const page of legalPages) {
      const file = `src/content/legal/${locale}/${page}.md`;
      if (!existsSync(join(root, file))) faults.push({ file, reason: 'is missing' });
    }
  return sortFaults(faults);
}

/** Counts what is still marked as a sample: 'the facts of 59 products', '19 shops'. */
export function listSamples(root: string): string[] {
  const { productTexts, products, shops } = readAll(root, []);
  const facts = ['ingredients', 'allergens', 'origin', 'heat', 'vegetarian', 'months'];
  const rows = [...productTexts, ...products].flatMap((table) => table.rows);
  const stated = rows.filter(({ fields }) => facts.some((fact) => fields[fact] !== undefined));
  const withFacts = sampleFacts ? new Set(stated.map(({ id }) => id)).size : 0;
  const samples = shops[0]?.rows.filter(({ fields }) => fields.sample === true).length ?? 0;
  return [
    ...(withFacts > 0 ? [`the facts of ${withFacts} products`] : []),
    ...(samples > 0 ? [`${samples} shops`] : []),
  ];
}

type Tables = Record<Name, CheckedTable[]>;

/** Reads and parses all tables. Ids come first, because rows refer to those of other tables. */
function readAll(root: string, faults: Fault[]): Tables {
  const read = (Object.keys(collections) as Name[]).map((name) => {
    const { folder, languages } = describe(name).loader;
    const all = folder ? readTables(root, folder, faults) : [];
    return [name, languages ? all.filter(({ group }) => languages.includes(group)) : all] as const;
  });
  known.clear();
  // A broken table would make every reference to it a fault.
  for (const [name, tables] of read)
    if (!tables.some(({ isBroken }) => isBroken))
      known.set(name, new Set(tables.flatMap(({ rows }) => rows.map(({ id }) => id))));
  const parsed = read.map(([name, tables]) => [
    name,
    tables.map((table) => ({ ...table, rows: checkRows(root, table, describe(name).schema, faults) })),
  ]);
  return Object.fromEntries(parsed) as Tables;
}

/** Compares the categories with their tables. */
function checkCategories(products: readonly CheckedTable[], faults: Fault[]): void {
  for (const { slug } of categories) {
    const table = products.find(({ group }) => group === slug);
    if (!table?.isBroken && !table?.rows.length)
      faults.push({
        file: `src/content/products/${slug}.yaml`,
        reason: 'has no products, though src/config/routes.ts names the category',
      });
  }
}

/** Finds languages without a table, and rows that only other languages have. */
function checkLanguages(name: Name, tables: readonly CheckedTable[], faults: Fault[]): void {
  const { folder, languages } = describe(name).loader;
  if (!folder || !languages) return;
  const ids = new Set(tables.flatMap(({ rows }) => rows.map(({ id }) => id)));
  for (const locale of languages) {
    const file = `${folder}${locale}.yaml`;
    const table = tables.find(({ group }) => group === locale);
    if (!table && !optional.includes(name)) faults.push({ file, reason: 'is missing' });
    if (!table || table.isBroken || optional.includes(name)) continue;
    for (const id of ids.difference(idsOf(table)))
      faults.push({ file, row: id, reason: 'is missing; other languages have it' });
  }
}

const idsOf = ({ rows }: CheckedTable) => new Set(rows.map(({ id }) => id));

/** Finds pages and sections that are missing, and pages of former categories. */
function checkPages({ pages, posts }: Tables, faults: Fault[]): void {
  const own = categories.map(({ slug }) => `products-${slug}`);
  const needed = [...Object.keys(paths), ...own, 'not-found', 'offline'];
  const sections = new Map<string, Set<string>>();
  for (const { rows } of pages)
    for (const { id, fields } of rows)
      sections.set(id, (sections.get(id) ?? new Set()).union(new Set(Object.keys(fields.sections ?? {}))));
  for (const { file, group, rows, isBroken, lineOf } of pages) {
    if (isBroken) continue;
    for (const id of needed)
      if (!rows.some((row) => row.id === id) && !sections.has(id))
        faults.push({ file, row: id, reason: 'is missing' });
    const articles = new Set(
      posts.filter((table) => table.group === group).flatMap((table) => [...idsOf(table)]),
    );
    for (const { id, index, fields } of rows) {
      const line = lineOf(index);
      if (id.startsWith('products-') && !own.includes(id))
        faults.push({ file, line, row: id, reason: 'is of no category; delete it' });
      for (const name of sections.get(id)?.difference(new Set(Object.keys(fields.sections ?? {}))) ?? [])
        faults.push({ file, line, row: id, field: `sections.${name}`, reason: 'is missing' });
      for (const post of listOf(fields.posts))
        if (!articles.has(post))
          faults.push({ file, line, row: id, field: 'posts', reason: `'${post}' is not in posts` });
    }
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Finds products in ingredients and steps that are not among a recipe's spices. */
function checkRecipes(recipes: readonly CheckedTable[], faults: Fault[]): void {
  for (const { file, rows, lineOf } of recipes)
    for (const { id, index, fields } of rows) {
      const spices = listOf(fields.spices);
      for (const field of ['ingredients', 'steps'])
        for (const [, product, step] of JSON.stringify(fields[field] ?? []).matchAll(
          /"product":"(\d+)"|\{(\d+)\}/g,
        )) {
          const number = product ?? step ?? '';
          if (!spices.includes(number))
            faults.push({
              file,
              line: lineOf(index, [field]),
              row: id,
              field,
              reason: `names product ${number}, which is not among its spices`,
            });
        }
    }
}

function checkProductTexts({ productTexts }: Tables, faults: Fault[]): void {
  const products = known.get('products');
  for (const { file, rows, lineOf } of productTexts)
    for (const { id, index } of rows)
      if (products && !products.has(id))
        faults.push({ file, line: lineOf(index), row: id, reason: 'no product has this number' });
}

/** Finds shops at places that the location table does not have, and places without a name in a language. */
function checkPlaces({ locations, shops, 'place-names': names }: Tables, faults: Fault[]): void {
  if (locations.some(({ isBroken }) => isBroken)) return;
  const provinces = locations.flatMap(({ rows }) =>
    rows.map(({ fields }) => fields),
  ) as unknown as Province[];
  for (const { file, rows, lineOf } of shops)
    for (const { id, index, fields } of rows) {
      if (fields.kind === 'online') continue;
      try {
        groupShops([{ id, ...fields } as PlacedShop], provinces);
      } catch (error) {
        const [, reason = ''] =
          /^row '[^']*': (.*)$/s.exec(String(error instanceof Error && error.message)) ?? [];
        faults.push({ file, line: lineOf(index, ['city']), row: id, reason });
      }
    }
  const places = provinces.flatMap(({ name, districts }) => [
    name,
    ...districts.flatMap((district) => [district.name, ...district.cities]),
  ]);
  for (const locale of locales.filter((locale) => locale !== sourceLocale)) {
    const table = names.find(({ group }) => group === locale);
    const file = `src/content/place-names/${locale}.yaml`;
    if (!table) faults.push({ file, reason: 'is missing' });
    else if (!table.isBroken)
      for (const place of new Set(places).difference(idsOf(table)))
        faults.push({ file, reason: `no name for '${place}'` });
  }
}

/** Compares the provinces of the woven map with the location table. */
function checkMap(root: string, locations: readonly CheckedTable[], faults: Fault[]): void {
  const file = join(root, mapFile);
  if (!existsSync(file) || locations.some(({ isBroken }) => isBroken)) return;
  const drawn = [...parseMap(readFileSync(file, 'utf8')).provinces.keys()];
  const count = locations.flatMap(({ rows }) => rows).length;
  const remedy = count > mostProvinces ? '' : `draw yours with the signs 1 to ${count}, or `;
  if (drawn.length !== count || drawn.at(-1) !== count)
    faults.push({
      file: mapFile,
      reason: `draws the provinces ${drawn.join(', ')}, and the location table has ${count}; ${remedy}delete the file to leave the map out`,
    });
}

/** Finds packs that do not match, also in rows with other faults, and two products with one address. */
function checkProducts(products: readonly CheckedTable[], faults: Fault[]): void {
  for (const { file, rows, lineOf } of products)
    for (const { id, index, fields } of rows) {
      const texts = [fields.size ?? '', fields.price, fields.discountPrice ?? '', fields.cartons ?? ''];
      if (texts.every((value) => typeof value === 'string'))
        checkPacks(fields as unknown as Parameters<typeof checkPacks>[0], {
          addIssue: (reason) => faults.push({ file, line: lineOf(index), row: id, reason }),
        });
    }
  const rows = products.flatMap(({ file, group, rows }) =>
    rows.flatMap((row) => addressed(row, file, group)),
  );
  try {
    checkSlugs(rows);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push({ file: error.file, reason: error.reason });
  }
}

/** Returns the address of a product. One without a name has none. */
function addressed({ id, fields }: CheckedRow, filePath: string, group: string) {
  const { name, slug, was } = fields;
  if (typeof name !== 'string') return [];
  return [
    { id, filePath, data: { group, slug: typeof slug === 'string' ? slug : slugOf(name), was: listOf(was) } },
  ];
}
