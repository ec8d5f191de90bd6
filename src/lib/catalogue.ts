import { type CollectionEntry, getCollection } from 'astro:content';
import { defaultLocale, type Locale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { type CategorySlug, categories, productPath } from '~/config/routes';
import type { Value } from '~/domain/content/record';
import { mapItemNames } from '~/domain/order/offer';
import { orderNames } from '~/domain/pack-name';
import { describePrices } from '~/domain/product-card';
import { nameProduct, productSlug } from '~/domain/product-names';
import { describeStars, ratingOf } from '~/domain/rating';
import { type ProductColumn, productColumns } from './content/product-shapes';
import { resolveReference } from './content/read';
import { checkSlugs } from './content/slugs';
import { ContentError } from './content/table';
import { oncePerLocale } from './once';
import { readMenuNames } from './page';

/** A product as pages show it. */
export type Product = ReturnType<typeof viewProduct>;

export interface Category {
  slug: CategorySlug;
  key: string;
  name: string;
  products: Product[];
}

/** Returns the names that orders use, by catalogue number. */
async function readOrderNames(): Promise<Map<string, string>> {
  const entries = await getCollection('products');
  return orderNames(entries.map(({ id, data: { name } }) => ({ id, name })));
}

type Columns = Partial<Record<ProductColumn, Value>>;

/** Omits flags that are off, like missing ones. */
const pickColumns = (row: Readonly<Partial<Record<ProductColumn, Value | undefined>>>): Columns =>
  Object.fromEntries(
    productColumns.flatMap((name) =>
      row[name] === undefined || row[name] === false ? [] : [[name, row[name]]],
    ),
  );

function viewProduct(entry: CollectionEntry<'products'>, orderNameById: Map<string, string>, locale: Locale) {
  const {
    group: category,
    name,
    nepali,
    romanised = [],
    uses,
    image,
    colour,
    soldOut,
    was = [],
    ...stored
  } = entry.data;
  const slug = productSlug(entry);
  const rating = ratingOf({ ...entry.data, id: entry.id });
  return {
    id: entry.id,
    category,
    slug,
    /** Former slugs. */
    was,
    href: productPath(category, slug, locale),
    look: stored.look,
    /** The English name. */
    name,
    /** The name that orders use. */
    orderName: orderNameById.get(entry.id) ?? name,
    nepali,
    ...nameProduct({ name, nepali }, locale),
    romanised,
    uses,
    image,
    colour,
    isSoldOut: soldOut === true,
    /** Values of the price list's and the catalogue's columns. */
    columns: pickColumns(entry.data),
    ...describePrices(stored, locale),
    rating,
    stars: describeStars(rating),
  };
}

/** Reads all products in catalogue order. */
export const readProducts = oncePerLocale(async (locale): Promise<readonly Product[]> => {
  const entries = await getCollection('products');
  entries.sort((a, b) => a.data.order - b.data.order);
  checkSlugs(entries);
  const orderNameById = await readOrderNames();
  return categories.flatMap(({ slug }) =>
    entries
      .filter((entry) => entry.data.group === slug)
      .map((entry) => viewProduct(entry, orderNameById, locale)),
  );
});

/** Maps the names of packs in orders to their names on pages of a language. */
export const readItemNames = oncePerLocale(async (locale) =>
  mapItemNames(await readProducts(locale), locale, messagesOf(locale).product.number),
);

/**
 * Reads all categories with their products, in catalogue order. Categories have the names of their menu
 * entries.
 */
export async function readCatalogue(locale: Locale = defaultLocale): Promise<Category[]> {
  const names = await readMenuNames(locale);
  const all = await readProducts(locale);
  return categories.map(({ slug, key }) => {
    const products = all.filter(({ category }) => category === slug);
    if (products.length === 0)
      throw new ContentError(
        `src/content/products/${slug}.yaml`,
        'has no products, though src/config/routes.ts names the category',
      );
    return { slug, key, name: names[`products-${slug}`] ?? slug, products };
  });
}

/** Reads the products of the home page's carousel. */
export async function readTopProducts(locale: Locale): Promise<Product[]> {
  const rows = await getCollection('topProducts');
  rows.sort((a, b) => a.data.order - b.data.order);
  const orderNameById = await readOrderNames();
  return Promise.all(
    rows.map(async (row) =>
      viewProduct(
        await resolveReference(`${row.filePath}, row ${row.id}`, row.data.product),
        orderNameById,
        locale,
      ),
    ),
  );
}
