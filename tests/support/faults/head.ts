import { findAll, isIndexable, type ParsedPage, readCanonical, readMeta } from '../html';
import type { Site } from '../site';

const needed = [
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

/** Lists the faults in the head of a page. `/recipes/` is a second address of `/recipe/`. */
export function findHeadFaults(site: Site, path: string, page: ParsedPage): string[] {
  const faults: string[] = [];
  const require = (holds: boolean, fault: string) => holds || faults.push(fault);
  const title = findAll(page, 'title')[0]?.text.trim() ?? '';
  const descriptions = readMeta(page, 'description');
  require(Boolean(findAll(page, 'html')[0]?.attributes.lang), 'html has no lang');
  require(title.length > 0 && title.length <= 75, `title of ${title.length} characters`);
  require(descriptions.length === 1, `${descriptions.length} descriptions`);
  require(/^.{50,160}$/su.test(descriptions[0] ?? ''), 'description is not of 50 to 160 characters');
  require(readMeta(page, 'viewport').length === 1, 'no viewport');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    require(findAll(page, 'link', 'rel', rel).length > 0, `no ${rel}`);
  const canonical = readCanonical(page);
  if (!isIndexable(page)) {
    require(canonical === undefined, 'canonical on a page that is not indexed');
    return faults;
  }
  if (canonical === undefined) return [...faults, 'not exactly one canonical'];
  const expected = site.origin + path.replace(/\/recipes\/$/, '/recipe/');
  require(canonical === expected, `canonical ${canonical} instead of ${expected}`);
  for (const name of needed) {
    const values = readMeta(page, name);
    require(values.length === 1 && values[0] !== '', `${values.length} × ${name}`);
  }
  require(readMeta(page, 'og:url')[0] === canonical, 'og:url is not the canonical address');
  require(readMeta(page, 'og:image:width')[0] === '1200', 'og:image:width is not 1200');
  require(readMeta(page, 'og:image:height')[0] === '630', 'og:image:height is not 630');
  require(readMeta(page, 'og:image')[0]?.startsWith(site.origin) ?? false, 'og:image is not absolute');
  return faults;
}

/** Lists titles, descriptions and pictures that two indexed pages share. The languages of a page may share a picture. */
export function findShared(site: Site): string[] {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, page] of site.pages) {
    const canonical = readCanonical(page);
    if (!isIndexable(page) || canonical !== site.origin + path) continue;
    const title = findAll(page, 'title')[0]?.text ?? '';
    for (const value of [title, ...readMeta(page, 'description'), ...readMeta(page, 'og:image')]) {
      const other = seen.get(value);
      const isTranslation = findAll(page, 'link').some(
        ({ attributes }) => attributes.hreflang && attributes.href === site.origin + other,
      );
      if (other && !(isTranslation && value.startsWith(site.origin)))
        faults.push(`${path} and ${other} share '${value}'`);
      seen.set(value, path);
    }
  }
  return faults;
}

/** Lists the canonical addresses of all indexed pages in order, as the sitemap must have them. */
export function listCanonical(site: Site): string[] {
  const found = [...site.pages.values()].filter(isIndexable).flatMap((page) => readCanonical(page) ?? []);
  return [...new Set(found)].sort();
}
