import { type CollectionEntry, getCollection } from 'astro:content';
import { defaultLocale, type Locale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { type CategorySlug, categories, productPath } from '~/config/routes';
import type { Value } from '~/domain/content/record';
import { nameItems } from '~/domain/order/offer';
import { orderNames } from '~/domain/pack-name';
import { describePrices } from '~/domain/product-card';
import { nameProduct, productSlug } from '~/domain/product-names';
import { describeStars, ratingOf } from '~/domain/rating';
import { type ProductColumn, productColumns } from './content/product-shapes';
import { follow } from './content/read';
import { checkSlugs } from './content/slugs';
import { ContentError } from './content/table';
import { oncePerLocale } from './once';
import { readMenuNames } from './page';

/** A product as the pages show it. */
export type Product = ReturnType<typeof viewProduct>;

export interface Category {
  slug: CategorySlug;
  key: string;
  name: string;
  products: Product[];
}

/** The names of products in orders, by their catalogue numbers. */
async function readOrderNames(): Promise<Map<string, string>> {
  const entries = await getCollection('products');
  return orderNames(entries.map(({ id, data: { name } }) => ({ id, name })));
}

type Columns = Partial<Record<ProductColumn, Value>>;

/** A flag that is off is left out, like a missing one. */
const pickColumns = (row: Readonly<Partial<Record<ProductColumn, Value | undefined>>>): Columns =>
  Object.fromEntries(
    productColumns.flatMap((name) =>
      row[name] === undefined || row[name] === false ? [] : [[name, row[name]]],
    ),
  );

/** The view of one catalogue row. */
function viewProduct(entry: CollectionEntry<'products'>, asked: Map<string, string>, locale: Locale) {
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
    /** In English, as orders name it. */
    name,
    /** What it is called in orders. */
    orderName: asked.get(entry.id) ?? name,
    nepali,
    ...nameProduct({ name, nepali }, locale),
    romanised,
    uses,
    image,
    colour,
    isSoldOut: soldOut === true,
    /** The set fields that price list and catalogue carry as columns. */
    columns: pickColumns(entry.data),
    ...describePrices(stored, locale),
    rating,
    stars: describeStars(rating),
  };
}

/** Every product, in the catalogue's order. */
export const readProducts = oncePerLocale(async (locale): Promise<readonly Product[]> => {
  const entries = await getCollection('products');
  entries.sort((a, b) => a.data.order - b.data.order);
  checkSlugs(entries);
  const asked = await readOrderNames();
  return categories.flatMap(({ slug }) =>
    entries.filter((entry) => entry.data.group === slug).map((entry) => viewProduct(entry, asked, locale)),
  );
});

/** The names of products and packs on the pages of a language, by their names in orders. */
export const readItemNames = oncePerLocale(async (locale) =>
  nameItems(await readProducts(locale), locale, messagesOf(locale).product.number),
);

/**
 * The whole catalogue: the categories with their products, in the catalogue's order; the
 * categories are called what their pages are called in the menus of the language.
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

/** The products of the home page's carousel, by reference. */
export async function readTopProducts(locale: Locale): Promise<Product[]> {
  const rows = await getCollection('topProducts');
  rows.sort((a, b) => a.data.order - b.data.order);
  const asked = await readOrderNames();
  return Promise.all(
    rows.map(async (row) =>
      viewProduct(await follow(`${row.filePath}, row ${row.id}`, row.data.product), asked, locale),
    ),
  );
}
