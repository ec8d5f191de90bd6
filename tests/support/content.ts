import { type Locale, locales } from '~/config/locales';
import { categories, type PageId, productPath } from '~/config/routes';
import { readPacks } from '~/domain/pack';
import { maxColumn } from '~/islands/carousel/steps';
import { rowsOf } from '../unit/content/tables';
import { readProducts } from '../unit/domain/content';

/** The stored catalogue with the packs of each product. */
export const products = readProducts().map((product) => ({ ...product, packs: readPacks(product) }));

export const productsOf = (slug: string) => products.filter(({ category }) => category === slug);

/** Former addresses of products in every language, and the present ones. */
export const forwards = products.flatMap(({ category, slug, formerSlugs = [] }) =>
  formerSlugs.flatMap((former) =>
    locales.map((locale) => ({
      from: productPath(category, former, locale),
      to: productPath(category, slug, locale),
      locale,
    })),
  ),
);

interface PageTexts {
  heading: string;
  menu?: string;
  sections?: Record<string, { heading: string; button?: string }>;
}

type CopyId = PageId | `products-${string}` | 'offline' | 'not-found';

/** Returns the heading and menu name of a page: `pageText('about')`, `pageText('products-box')`. */
export function pageText(id: CopyId, locale: Locale = 'en') {
  const page = rowsOf<PageTexts>(`pages/${locale}`).find((row) => row.id === id);
  if (!page) throw new Error(`there is no page '${id}' in the page copy`);
  return { menu: page.heading, ...page };
}

/** Names of the categories in catalogue order. */
export const categoryNames = categories.map(({ slug }) => pageText(`products-${slug}`).heading);

/** The row of top products is wider than a screen. */
export const isTopLong = maxColumn(rowsOf('top-products').length) > 0;

/** Returns the first item that satisfies a condition. */
export function pick<Thing>(
  things: readonly Thing[],
  isWanted: (thing: Thing) => boolean = () => true,
): Thing {
  const found = things.find(isWanted);
  if (found === undefined) throw new Error('the content has nothing of this kind to test with');
  return found;
}
