import { addressOf } from './address.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';

/** Path of every public screen, slash-terminated as all links inside the site are. */
export const paths = {
  home: '/',
  about: '/about/',
  history: '/history/',
  faq: '/faq/',
  recipe: '/recipe/',
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
 * The product categories in catalogue order: the slug names the address, the file in `src/content/products/`,
 * the row `products-<slug>` of the page copy and the picture in `src/assets/categories/`; the theme is that of
 * the banner, the form what its pictures show.
 */
export const categories = [
  { slug: 'box', key: 'boxSpices', theme: 'chilli', form: 'pack' },
  { slug: 'pouch', key: 'pouchSpices', theme: 'turmeric', form: 'pack' },
  { slug: 'whole', key: 'wholeSpices', theme: 'cardamom', form: 'bowl' },
  { slug: 'other', key: 'otherProducts', theme: 'clove', form: 'bowl' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

/** Address of a public screen in one language: `/about/`, `/ne/about/`. */
export function pathOf(page: PageId, locale: Locale = defaultLocale): string {
  return localised(paths[page], locale);
}

/** Address of a product category: `/products/box/`. */
export function categoryPath(slug: CategorySlug, locale: Locale = defaultLocale): string {
  return localised(`${paths.products}${slug}/`, locale);
}

/** Address of the price list as a spreadsheet file. */
export function priceFilePath(locale: Locale = defaultLocale): string {
  return `${pathOf('priceList', locale).slice(0, -1)}.csv`;
}

/** Address of a product's page: `/products/box/mo-mo-spice/`. */
export function productPath(category: CategorySlug, slug: string, locale: Locale = defaultLocale): string {
  return `${categoryPath(category, locale)}${slug}/`;
}

/** Address of the QR code that leads to a product's page. It leads to the default language, which offers the others. */
export function qrPath(category: CategorySlug, slug: string): string {
  return `${productPath(category, slug)}qr.svg`;
}

/** Address of the shelf cards of all products, to be printed. */
export function cardsPath(locale: Locale = defaultLocale): string {
  return `${pathOf('priceList', locale)}cards/`;
}

/** The order page with one row for this name filled in. */
export function enquiryPath(name: string, locale: Locale = defaultLocale): string {
  return `${pathOf('order', locale)}?${new URLSearchParams({ item: name })}`;
}

/** Where a recipe stands: its card on the recipes page. */
export function recipePath(id: string, locale: Locale = defaultLocale): string {
  return `${pathOf('recipe', locale)}#${id}`;
}

/** Address of a recipe's steps. The page unfolds them. */
export function cookPath(id: string, locale: Locale = defaultLocale): string {
  return `${pathOf('recipe', locale)}#cook-${id}`;
}

/** The contact form with an enquiry about a product. The text of the message is to be appended. */
export function askPath(locale: Locale = defaultLocale): string {
  return `${pathOf('contact', locale)}?enquiry=order&message=`;
}

/** Addresses of all public screens and categories in all languages. */
export function listPaths(): string[] {
  const pages = Object.keys(paths) as PageId[];
  return locales.flatMap((locale) => [
    ...pages.map((page) => pathOf(page, locale)),
    ...categories.map(({ slug }) => categoryPath(slug, locale)),
  ]);
}

/** Address of a page in one language, from its path in the default one. */
export function localised(path: string, locale: Locale): string {
  return addressOf(locale === defaultLocale ? path : `/${locale}${path}`);
}

/** Folders of the languages that do not stand at the root: `/ne/`. */
export const languageFolders = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => localised('/', locale));

/** Header menu, in order. Products carries the category dropdown. */
export const menu = ['home', 'about', 'recipe', 'blog', 'products', 'contact'] as const satisfies PageId[];

/** Footer columns, in order. */
export const footerMenu = {
  company: ['about', 'faq', 'dealers', 'testimonials', 'contact'],
  browse: ['history', 'team', 'media', 'terms', 'privacy'],
} as const satisfies Record<string, PageId[]>;
