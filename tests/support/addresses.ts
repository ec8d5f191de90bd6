import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardFolder, withBase } from '~/config/base';
import { defaultLocale, type Locale, locales } from '~/config/locales';
import { categories, categoryPath, localised, pathOf, productPath } from '~/config/routes';
import { forwards, products } from './content';
import { dist } from './site';

/** Returns the language of a page by its folder. The dashboard counts as the language of the root. */
export const localeOf = (path: string): Locale =>
  locales.find((locale) => locale !== defaultLocale && path.startsWith(localised('/', locale))) ??
  defaultLocale;

/**
 * Lists every page of the built site that shows something: the sitemap's, the second recipe address, the 404 pages
 * and the dashboard.
 */
export function listPages(): string[] {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/ yet: npm run build');
  return (
    readdirSync(dist, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.html'))
      .map((file) => withBase(`/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`))
      // The dashboard loads frames, which nobody visits.
      .filter((path) => !path.startsWith(`${dashboardFolder}site/`))
      .filter((path) => !forwards.some(({ from }) => from === path))
      .sort()
  );
}

/** The product pages that are visited: with most packs, without weights, and of the last category. */
const sampled = [
  products.toSorted((a, b) => b.packs.length - a.packs.length)[0],
  products.find(({ packs }) => packs.some(({ grams }) => grams === undefined)),
  products.at(-1),
].flatMap((product) => product ?? []);

const pathsOf = (all: readonly (typeof products)[number][]) =>
  all.flatMap(({ category, slug }) => locales.map((locale) => productPath(category, slug, locale)));

/** Lists every page, but of those of products, which share one template, only a few. */
export const listVisited = (): string[] =>
  listPages().filter((path) => pathsOf(sampled).includes(path) || !pathsOf(products).includes(path));

/** Lists a public page of each template, in the default language. */
export function listTemplates(): string[] {
  const alike = [
    ...pathsOf(products).filter((path) => path !== pathsOf(sampled)[0]),
    ...categories.slice(1).map(({ slug }) => categoryPath(slug)),
    pathOf('privacy'),
    withBase('/recipes/'),
  ];
  return listVisited().filter(
    (path) => !alike.includes(path) && !path.startsWith(dashboardFolder) && localeOf(path) === defaultLocale,
  );
}

/** Lists the pages that are visited in each language but the first. */
export const listTranslated = (): string[] =>
  locales
    .slice(1)
    .flatMap((locale) => [
      pathOf('home', locale),
      categoryPath(categories[0].slug, locale),
      pathOf('priceList', locale),
      pathOf('order', locale),
    ]);
