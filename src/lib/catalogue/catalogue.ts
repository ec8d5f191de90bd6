import { defaultLocale, type Locale, secondNameLanguage, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages/index';
import { type CategorySlug, categories, productPath } from '~/config/routes';
import type { Value } from '~/domain/content/record';
import { mapItemNames } from '~/domain/order/offer';
import { namesInOrders } from '~/domain/pack-name';
import { describeCard } from '~/domain/product-card';
import { oncePerLocale } from '../build/once';
import { type ProductFact, productFacts } from '../content/product-shapes';
import { type ProductEntry, readList, readProductEntries, textsOf } from '../content/read';
import { readMenuNames } from '../page';

/** A product as pages show it. */
export type Product = ReturnType<typeof viewProduct>;

export interface Category {
  slug: CategorySlug;
  key: string;
  name: string;
  products: Product[];
}

type Facts = Partial<Record<ProductFact, Value>>;

/** Omits flags that are off, like missing ones. */
const pickFacts = (row: Readonly<Partial<Record<ProductFact, Value | undefined>>>): Facts =>
  Object.fromEntries(
    productFacts.flatMap((name) =>
      row[name] === undefined || row[name] === false ? [] : [[name, row[name]]],
    ),
  );

function viewProduct(entry: ProductEntry, orderName: string | undefined, locale: Locale) {
  const { id, category, slug, romanised = [], uses, image, look, soldOut, formerSlugs = [] } = entry;
  const { name = '' } = textsOf(entry, sourceLocale);
  const { name: nepali } = textsOf(entry, secondNameLanguage);
  return {
    id,
    category,
    slug,
    formerSlugs,
    href: productPath(category, slug, locale),
    look,
    /** The English name. */
    name,
    /** The name that orders use. */
    orderName: orderName ?? name,
    nepali,
    romanised,
    uses,
    image,
    isSoldOut: soldOut === true,
    /** Values of the price list's columns. */
    facts: pickFacts(entry),
    ...describeCard({ ...entry, name, nepali, own: textsOf(entry, locale).name }, locale),
  };
}

/** Reads all products in catalogue order. */
export const readProducts = oncePerLocale(async (locale): Promise<readonly Product[]> => {
  const entries = await readProductEntries();
  const names = namesInOrders(
    entries.map((entry) => ({ id: entry.id, name: textsOf(entry, sourceLocale).name ?? '' })),
  );
  return entries.map((entry) => viewProduct(entry, names.get(entry.id), locale));
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
    return { slug, key, name: names[`products-${slug}`] ?? slug, products };
  });
}

/** Reads the products of the home page's carousel. */
export async function readTopProducts(locale: Locale): Promise<Product[]> {
  const all = await readProducts(locale);
  return (await readList('top-products')).flatMap(({ id }) => all.find((product) => product.id === id) ?? []);
}
