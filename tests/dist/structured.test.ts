import { expect, it } from 'vitest';
import { defaultLocale, locales } from '~/config/locales';
import { pathOf, productPath } from '~/config/routes';
import { site as settings } from '~/config/site';
import { products } from '../support/content';
import { findAll, isIndexable, type ParsedPage, readCanonical } from '../support/html';
import { type Check, checkPages, leadsNowhere, pageAt, readSite } from '../support/site';
import { rowsOf } from '../unit/content/tables';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the objects that a page describes. @throws Error if a block is invalid JSON or has no `@graph` */
const readThings = (page: ParsedPage) =>
  findAll(page, 'script', 'type', 'application/ld+json').flatMap(({ text }) => {
    const block = JSON.parse(text) as { '@context'?: string; '@graph'?: Thing[] };
    if (block['@context'] !== 'https://schema.org' || !block['@graph']) throw new Error('no graph');
    return block['@graph'];
  });

/** Lists every object in a value at any depth. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const site = readSite();

const homes = locales.map((locale) => pathOf('home', locale));

const findFaults: Check = (page, path) => {
  const things = readThings(page);
  const canonical = readCanonical(page);
  if (!isIndexable(page) || !canonical) return things.map((thing) => `${thing['@type']} though not indexed`);
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[];
  const isCounted = steps.length > 1 && steps.every(({ position }, index) => position === index + 1);
  const leads = homes.includes(path) || (isCounted && steps.at(-1)?.item === canonical);
  const faults = listObjects(things).flatMap((thing) => {
    const type = String(thing['@type']);
    const forbidden = [type, ...Object.keys(thing)].filter((name) => /rating|review/i.test(name));
    const lost = Object.entries(thing).filter(
      ([name, value]) =>
        /^(url|image|logo|item)$/.test(name) &&
        typeof value === 'string' &&
        (!value.startsWith(site.origin) || leadsNowhere(value)),
    );
    return [...forbidden, ...lost.map((property) => property.join(' leads nowhere: '))];
  });
  return leads ? faults : ['no trail of counted steps from the home page to the page', ...faults];
};

const thingsOf = (path: string) => readThings(pageAt(path));
const typesOf = (path: string) => thingsOf(path).map((thing) => thing['@type']);
const find = (path: string, type: string) => thingsOf(path).find((thing) => thing['@type'] === type);

it('structured data has breadcrumbs, working links and no rating', () => {
  expect(checkPages(findFaults)).toEqual([]);
});

it('home and contact describe the business, and FAQ every question', () => {
  expect(typesOf(pathOf('home'))).toEqual(['LocalBusiness']);
  expect(typesOf(pathOf('contact'))).toEqual(['BreadcrumbList', 'LocalBusiness']);
  expect(find(pathOf('faq'), 'FAQPage')?.mainEntity).toHaveLength(rowsOf(`faq/${defaultLocale}`).length);
});

it('a product page offers each pack', () => {
  for (const { id, category, slug, packs } of products)
    expect(find(productPath(category, slug), 'Product')).toMatchObject({
      sku: String(id),
      offers: packs.map(({ price }) => ({ price, priceCurrency: settings.currency })),
    });
});
