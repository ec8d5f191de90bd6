import { defaultLocale, type Locale, locales } from '~/config/locales';
import {
  type CategorySlug,
  categories,
  categoryPath,
  localised,
  type PageId,
  pathOf,
  paths,
} from '~/config/routes';
import { readRows } from './content/read';
import { ContentError } from './content/table';

/** A row of the page copy: the public pages, the categories, the 404 and the offline page. */
export type CopyId = PageId | `products-${CategorySlug}` | 'not-found' | 'offline';

export interface Section {
  eyebrow?: string | undefined;
  heading: string;
  text: string[];
  button?: string | undefined;
}

/** One page in one language: its copy and address; `section` throws where the content has none of that name. */
export async function readPage(id: CopyId, locale: Locale) {
  const file = `src/content/pages/${locale}.yaml`;
  const row = (await readRows('pages', locale)).find((page) => page.id === id);
  if (!row) throw new ContentError(file, `no page '${id}'`);
  const section = (name: string): Section => {
    const found = row.sections[name];
    if (!found) throw new ContentError(file, `page '${id}' has no section '${name}'`);
    return found;
  };
  const addresses = locales.map((other) => ({ locale: other, path: addressOf(id, other) }));
  const parents = await readParents(id, locale);
  return { ...row, id, locale, canonical: canonicalPath(id, locale), addresses, parents, section };
}

/** The pages above a page, from the home page down, for its breadcrumbs. */
async function readParents(id: CopyId, locale: Locale): Promise<{ name: string; path: string }[]> {
  const names = await readMenuNames(locale);
  const ids: PageId[] = id.startsWith('products-') ? ['home', 'products'] : ['home'];
  return ids.map((parent) => ({ name: names[parent] ?? parent, path: pathOf(parent, locale) }));
}

/** Address of a page in search results; the 404 and the offline page have none. */
function canonicalPath(id: CopyId, locale: Locale): string | undefined {
  if (id in paths) return pathOf(id as PageId, locale);
  const category = categories.find(({ slug }) => id === `products-${slug}`);
  return category && categoryPath(category.slug, locale);
}

/** Where a page is shown; a page that is missing has the home page for its other languages. */
function addressOf(id: CopyId, locale: Locale): string {
  return canonicalPath(id, locale) ?? localised(id === 'offline' ? '/offline/' : paths.home, locale);
}

export type Page = Awaited<ReturnType<typeof readPage>>;

/** Menu names of all pages, by id. */
export async function readMenuNames(locale: Locale): Promise<Record<string, string>> {
  return Object.fromEntries((await readRows('pages', locale)).map((page) => [page.id, page.menu]));
}

/** `getStaticPaths` of a page that every language has: the default language at the root. */
export function localePaths() {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
