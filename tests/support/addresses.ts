import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, dashboardFolder } from '~/config/address';
import { locales } from '~/config/locales';
import { productPath } from '~/config/routes';
import { forwards, products } from './content';
import { dist, readBuilt } from './site';

/** Lists the addresses of the sitemap as paths. */
export function listIndexed(): string[] {
  const found = readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address]) => new URL(address ?? '').pathname);
}

/**
 * Lists every page of the built site that shows something: the sitemap's, the second recipe address, the 404 pages
 * and the dashboard.
 */
export function listPages(): string[] {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/ yet: npm run build');
  return (
    readdirSync(dist, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.html'))
      .map((file) => addressOf(`/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`))
      // The dashboard loads frames, which nobody visits.
      .filter((path) => !path.startsWith(`${dashboardFolder}site/`))
      .filter((path) => !forwards.some(({ from }) => from === path))
      .sort()
  );
}

/** The product pages that checks over all pages visit: with most packs, without weights, and of the last category. */
const sampled = [
  products.toSorted((a, b) => b.packs.length - a.packs.length)[0],
  products.find(({ packs }) => packs.some(({ grams }) => grams === undefined)),
  products.at(-1),
].flatMap((product) =>
  product ? locales.map((locale) => productPath(product.category, product.slug, locale)) : [],
);

/** Every page, but of those of products, which share one template, only a few. */
export const listVisited = (): string[] => {
  const others = products.flatMap(({ category, slug }) =>
    locales.map((locale) => productPath(category, slug, locale)),
  );
  return listPages().filter((path) => sampled.includes(path) || !others.includes(path));
};
