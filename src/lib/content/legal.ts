import { locales } from '~/config/locales';
import { type CategorySlug, listPaths, pathOf, priceFilePath, productPath } from '~/config/routes';
import type { Report } from './fault';
import type { Files } from './files';
import type { Content } from './source';

/** The target of a link, or of the reference of one. A picture is none. */
const link = /(?:(?<!!\[[^\]]*)\]\(|^\[[^\]]+\]:)\s*<?([^)\s>]+)/gm;

/** Writes the anchor of a heading as Astro does. */
const anchorOf = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')}`;

/** Finds terms and privacy policies that are missing or have no date, and their links that lead nowhere. */
export function checkLegal(files: Files, { products, broken }: Content, report: Report): void {
  const listed = locales.flatMap((locale) => [
    priceFilePath(locale),
    ...products.map(({ category, slug }) => productPath(category as CategorySlug, slug, locale)),
  ]);
  // Hosts answer with and without the last slash.
  const paths = new Set([...listPaths(), ...listed].map((path) => path.replace(/\/$/, '')));
  const pages = locales.flatMap((locale) => [[locale, 'terms'] as const, [locale, 'privacy'] as const]);
  for (const [locale, page] of pages) {
    const file = `src/content/legal/${locale}/${page}.md`;
    const text = files.has(file) ? files.read(file) : undefined;
    if (text === undefined) report({ file, reason: 'is missing' });
    else if (!/^---\r?\n(?:(?!---).*\r?\n)*dateLine: *\S/.test(text))
      report({ file, line: 1, field: 'dateLine', reason: 'is missing' });
    if (text === undefined || broken.size > 0) continue;
    const own = pathOf(page, locale);
    const anchors = Array.from(text.matchAll(/^#+ (.*)/gm), ([, heading = '']) => anchorOf(heading));
    for (const { 1: to = '', index } of text.matchAll(link)) {
      const { host, pathname, hash } = URL.parse(to, `https://own${own}`) ?? {};
      const isThere =
        hash && pathname === own
          ? anchors.includes(decodeURI(hash))
          : pathname && (paths.has(pathname.replace(/\/$/, '')) || files.has(`public${pathname}`));
      const reason = `the link '${to}' leads nowhere; write that of a page as '${pathOf('contact', locale)}'`;
      if (host === 'own' && !isThere) report({ file, line: text.slice(0, index).split('\n').length, reason });
    }
  }
}
