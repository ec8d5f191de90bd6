import { describe, expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { localised } from '~/config/routes';
import { formatWeight } from '~/domain/pack-name';
import { writeNames } from '~/domain/product-names';
import { type CatalogueFile, describePack } from '~/lib/seo/catalogue-file';
import { products as stored } from '../support/content';
import { readBuilt, readSite } from '../support/site';

const site = readSite();

/** Addresses of this site that lead nowhere. */
const findLost = (addresses: string[]) =>
  addresses.filter((address) => {
    const { origin, pathname, hash } = new URL(address);
    const page = site.pages.get(pathname);
    if (origin !== site.origin) return true;
    return page ? hash !== '' && !page.ids.has(hash.slice(1)) : !site.files.has(pathname);
  });

describe('catalogue.json', () => {
  const file = JSON.parse(readBuilt('catalogue.json')) as CatalogueFile;
  const products = file.categories.flatMap(({ id, products }) =>
    products.map((product) => ({ ...product, category: id })),
  );

  it('holds all products with all their packs', () => {
    expect(products.map(({ id, category, name, packs }) => ({ id, category, name, packs }))).toEqual(
      stored.map(({ id, category, name, packs }) => ({
        id: String(id),
        category,
        name,
        packs: packs.map(describePack),
      })),
    );
  });

  it('links to existing cards and pictures', () => {
    expect(findLost(products.flatMap(({ url, image }) => [url, image]))).toEqual([]);
  });

  it('contains no rating', () => {
    expect(readBuilt('catalogue.json')).not.toMatch(/rating|review/i);
  });
});

describe.each(locales)('llms.txt in %s', (locale) => {
  const text = readBuilt(localised('/llms.txt', locale));

  it('begins with a heading and a summary, the format of llmstxt.org', () => {
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n/);
  });

  it('names every product', () => {
    for (const { name, nepali } of stored) expect(text).toContain(`- [${writeNames(name, nepali)}](`);
  });

  it('links to existing pages', () => {
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address]) => address ?? '');
    expect(links.length).toBeGreaterThan(15);
    expect(findLost(links)).toEqual([]);
  });

  it('writes weights as the price list does', () => {
    const packs = stored.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
    for (const grams of packs) expect(text).toContain(formatWeight(grams, locale));
  });

  it('has no unfilled placeholder', () => {
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});

it('publishes the licences of fonts, icons and libraries', () => {
  const text = readBuilt('licenses.txt');
  for (const owner of [
    'The Eczar Project Authors',
    'The Anek Project Authors',
    'Paweł Kuna',
    'Meta Platforms',
    'Andrey Sitnik',
    'Fred K. Schott',
  ])
    expect(text).toContain(owner);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(text).toContain('Apache License');
});
