import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { isIndexable, type ParsedPage, readCanonical } from '../html';
import type { Site } from '../site';
import { readThings, type Thing, walkThings } from '../structured';

/** Properties that search engines require of each type. */
const needed: Record<string, string[]> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'image'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  Product: ['name', 'image', 'offers', 'url'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
};

function findTrailFaults(things: readonly Thing[], canonical: string): string[] {
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[];
  if (steps.length < 2) return ['no trail from the home page'];
  const isCounted = steps.every(({ position }, index) => position === index + 1);
  if (!isCounted) return ['the steps of the trail are not counted from 1'];
  return steps.at(-1)?.item === canonical ? [] : ['the trail does not end at the page'];
}

/** Lists faults in a page's structured data: missing required properties and forbidden content. */
export function findStructuredFaults(site: Site, path: string, page: ParsedPage): string[] {
  let things: Thing[];
  try {
    things = readThings(page);
  } catch (error) {
    return [`unreadable: ${error instanceof Error ? error.message : String(error)}`];
  }
  const canonical = readCanonical(page);
  if (!isIndexable(page) || !canonical) return things.length > 0 ? ['described though not indexed'] : [];
  const isHome = locales.some((locale) => pathOf('home', locale) === path);
  const faults = isHome ? [] : findTrailFaults(things, canonical);
  for (const thing of walkThings(things)) {
    const type = String(thing['@type']);
    for (const property of needed[type] ?? [])
      if (thing[property] === undefined || thing[property] === '') faults.push(`${type} without ${property}`);
    for (const [property, value] of Object.entries(thing)) {
      if (/rating|review/i.test(property) || (property === '@type' && /rating|review/i.test(type)))
        faults.push(`${type} has ${property}`);
      if (typeof value !== 'string' || !/^(url|image|logo|item)$/.test(property)) continue;
      if (!value.startsWith(`${site.origin}/`)) faults.push(`${property} ${value} is not on this site`);
      const { pathname, hash } = new URL(value, site.origin);
      if (!site.files.has(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
        faults.push(`${property} ${value} leads nowhere`);
      else if (hash && !site.pages.get(pathname)?.ids.has(hash.slice(1)))
        faults.push(`${property} ${value} has no such place`);
    }
  }
  return [...new Set(faults)];
}
