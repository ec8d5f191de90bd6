import { withBase } from './base.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';

/** Paths of all public pages, with a slash at the end. */
export const paths = {
  home: '/',
  about: '/about/',
  history: '/history/',
  faq: '/faq/',
  recipe: '/recipe/',
  feast: '/feast/',
  blog: '/blog/',
  products: '/products/',
  contact: '/contact/',
  order: '/order/',
  dealers: '/dealers/',
  team: '/team/',
  media: '/media/',
  terms: '/terms/',
  privacy: '/privacy/',
  testimonials: '/testimonials/',
  priceList: '/price-list/',
  whereToBuy: '/where-to-buy/',
} as const;

export type PageId = keyof typeof paths;

/**
 * Product categories in catalogue order. `slug` names the path, the folder, the page copy `products-<slug>`
 * and the picture. `theme` is the banner's. `packaging` is what its pictures show.
 */
export const categories = [
  { slug: 'box', key: 'boxSpices', theme: 'chilli', packaging: 'pack' },
  { slug: 'pouch', key: 'pouchSpices', theme: 'turmeric', packaging: 'pack' },
  { slug: 'whole', key: 'wholeSpices', theme: 'cardamom', packaging: 'bowl' },
  { slug: 'other', key: 'otherProducts', theme: 'clove', packaging: 'bowl' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

/** Returns the path of a page in a language: `/about/`, `/ne/about/`. */
export function pathOf(page: PageId, locale: Locale = defaultLocale): string {
  return localised(paths[page], locale);
}

/** Returns the path of a category: `/products/box/`. */
export function categoryPath(slug: CategorySlug, locale: Locale = defaultLocale): string {
  return localised(`${paths.products}${slug}/`, locale);
}

/** Returns the path of the price list as a spreadsheet. */
export function priceFilePath(locale: Locale = defaultLocale): string {
  return `${pathOf('priceList', locale).slice(0, -1)}.csv`;
}

/** Ids of the questions to which product pages link. */
export const questions = { delivery: 'delivery', returns: 'returns', ratings: 'ratings' } as const;

/** Returns the path of a product's page: `/products/box/mo-mo-spice/`. */
export function productPath(category: CategorySlug, slug: string, locale: Locale = defaultLocale): string {
  return `${categoryPath(category, locale)}${slug}/`;
}

/** Returns the path of the order page with one row for this name. */
export function enquiryPath(name: string, locale: Locale = defaultLocale): string {
  return `${pathOf('order', locale)}?${new URLSearchParams({ item: name })}`;
}

/** Returns the path of a recipe's card on the recipes page. */
export function recipePath(id: string, locale: Locale = defaultLocale): string {
  return `${pathOf('recipe', locale)}#${id}`;
}

/** Returns the path of a recipe's steps. The page unfolds them. */
export function cookPath(id: string, locale: Locale = defaultLocale): string {
  return `${pathOf('recipe', locale)}#cook-${id}`;
}

/** Lists the paths of all public pages and categories in all languages. */
export function listPaths(): string[] {
  const pages = Object.keys(paths) as PageId[];
  return locales.flatMap((locale) => [
    ...pages.map((page) => pathOf(page, locale)),
    ...categories.map(({ slug }) => categoryPath(slug, locale)),
  ]);
}

/** Translates a path of the default language. */
export function localised(path: string, locale: Locale): string {
  return withBase(locale === defaultLocale ? path : `/${locale}${path}`);
}

/** Folders of languages that are not at the root: `/ne/`. */
export const languageFolders = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => localised('/', locale));

/** Header menu in order. 'products' opens the list of categories. */
export const menu = ['home', 'about', 'recipe', 'blog', 'products', 'contact'] as const satisfies PageId[];

/** Footer columns in order. */
export const footerMenu = {
  company: ['about', 'faq', 'dealers', 'testimonials', 'contact'],
  browse: ['history', 'team', 'media', 'terms', 'privacy'],
} as const satisfies Record<string, PageId[]>;
