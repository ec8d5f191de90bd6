import { describe, expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { localised } from '~/config/routes';
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

  it('leads to cards and pictures that are there', () => {
    expect(findLost(products.flatMap(({ url, image }) => [url, image]))).toEqual([]);
  });

  it('claims no rating', () => {
    expect(readBuilt('catalogue.json')).not.toMatch(/rating|review/i);
  });
});

describe.each(locales)('llms.txt in %s', (locale) => {
  const text = readBuilt(localised('/llms.txt', locale));

  it('begins as llmstxt.org asks: a heading, then a summary', () => {
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n/);
  });

  it('names every product', () => {
    for (const { name } of stored) expect(text).toContain(`- [${name} (`);
  });

  it('leads to addresses that are there', () => {
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address]) => address ?? '');
    expect(links.length).toBeGreaterThan(15);
    expect(findLost(links)).toEqual([]);
  });

  it('leaves no gap unfilled', () => {
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
