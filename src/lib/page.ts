import type { AstroGlobal } from 'astro';
import { defaultLocale, type Locale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import {
  type CategorySlug,
  categories,
  categoryPath,
  localised,
  type PageId,
  pathOf,
  paths,
} from '~/config/routes';
import { site } from '~/config/site';
import { oncePerLocale } from './build/once';
import { fillPlaceholders } from './content/placeholders';
import { readEntry, readRows } from './content/read';

/** Key of a page's texts in `pages`: a public page, a category, the 404 or the offline page. */
export type CopyId = PageId | `products-${CategorySlug}` | 'not-found' | 'offline';

export interface PageSection {
  eyebrow?: string | undefined;
  heading: string;
  text: string[];
  button?: string | undefined;
}

const readCopies = oncePerLocale(async (locale) =>
  fillPlaceholders((await readEntry('pages', locale)).data, locale),
);

/** Reads a page's copy and its path in each language. `section` throws on an unknown name. */
export async function readPage(id: CopyId, locale: Locale) {
  const row = (await readCopies(locale))[id];
  if (!row) throw new Error(`src/content/pages/${locale}.yaml: no page '${id}'`);
  const { title = row.heading, menu = row.heading, posts = [], sections = {} } = row;
  const section = (name: string): PageSection => {
    const found = sections[name];
    if (!found) throw new Error(`src/content/pages/${locale}.yaml: page '${id}' has no section '${name}'`);
    return { ...found, text: found.text ?? [] };
  };
  const alternates = locales.map((other) => ({ locale: other, path: copyPath(id, other) }));
  const parents = await readParents(id, locale);
  const [slide] = id === 'home' ? await readRows('slides', locale) : [];
  const heading = slide?.heading ?? row.heading;
  return {
    ...row,
    /** Day of the last change, for search engines. */
    updated: id === 'priceList' ? site.pricesFrom : undefined,
    heading,
    title,
    menu,
    posts,
    id,
    locale,
    canonical: canonicalPath(id, locale),
    alternates,
    parents,
    section,
  };
}

/** Returns a page's ancestors for its breadcrumbs, home page first. */
async function readParents(id: CopyId, locale: Locale): Promise<{ name: string; path: string }[]> {
  const names = await readMenuNames(locale);
  const ids: PageId[] = id.startsWith('products-') ? ['home', 'products'] : ['home'];
  return ids.map((parent) => ({ name: names[parent] ?? parent, path: pathOf(parent, locale) }));
}

/** Returns the path of a page in search results. The 404 and the offline page have none. */
function canonicalPath(id: CopyId, locale: Locale): string | undefined {
  if (id in paths) return pathOf(id as PageId, locale);
  const category = categories.find(({ slug }) => id === `products-${slug}`);
  return category && categoryPath(category.slug, locale);
}

/** Returns the path of a page. The 404 page links to the home pages of other languages. */
function copyPath(id: CopyId, locale: Locale): string {
  return canonicalPath(id, locale) ?? localised(id === 'offline' ? '/offline/' : paths.home, locale);
}

export type Page = Awaited<ReturnType<typeof readPage>>;

/** Returns the menu names of all pages by id. */
export async function readMenuNames(locale: Locale): Promise<Record<string, string>> {
  const copies = Object.entries(await readCopies(locale));
  return Object.fromEntries(copies.map(([id, { heading, menu = heading }]) => [id, menu]));
}

/**
 * Returns the language of the page that is being built, and its texts. Reads the parameter of the path, because
 * `Astro.currentLocale` also takes the folder of the host for a language.
 */
export function here({ params }: Pick<AstroGlobal, 'params'>) {
  const locale = locales.find((one) => one === params.locale) ?? defaultLocale;
  return { locale, messages: messagesOf(locale) };
}

/** `getStaticPaths` of a page in every language, with the default language at the root. */
export function localePaths() {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
