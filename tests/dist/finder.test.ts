import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { formatWeight } from '~/domain/pack-name';
import type { FinderFile } from '~/domain/search/filter';
import { products } from '../support/content';
import { readBuilt, readSite } from '../support/site';

/** In bytes with brotli. The records grow with the catalogue, and by the names of uses in each further language. */
const limits = { script: 5 * 1024, records: 2 * 1024 + 128 * Math.max(0, locales.length - 2) };

const { pages, files } = readSite();
const catalogue = pages.get(pathOf('products'));
const finder = catalogue?.elements.find(({ attributes }) => attributes['data-finder']);
const recordsPath = finder?.attributes['data-finder'] ?? '';
const parts = [...files].filter((path) => /\/finder\.[\w-]+\.js(on)?$/.test(path));

describe.each(locales)('the finder in %s', (locale) => {
  it('offers weights as the price list writes them', () => {
    const { elements = [] } = pages.get(pathOf('products', locale)) ?? {};
    const labels = elements.filter(({ name }) => name === 'label').map(({ text }) => text.trim());
    const weights = products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
    expect(labels).toEqual(expect.arrayContaining(weights.map((grams) => formatWeight(grams, locale))));
  });
});

describe('the catalogue finder', () => {
  it('loads a script and records within its budget', () => {
    const weigh = (path: string) => brotliCompressSync(readBuilt(path)).length;
    const [script = '', ...others] = parts.filter((path) => path !== recordsPath);
    expect(others).toEqual([]);
    process.stdout.write(`finder: script ${weigh(script)}, records ${weigh(recordsPath)} bytes\n`);
    expect(weigh(script)).toBeLessThanOrEqual(limits.script);
    expect(weigh(recordsPath)).toBeLessThanOrEqual(limits.records);
  });

  it('has a record for every card of the catalogue and no other', () => {
    const { records } = JSON.parse(readBuilt(recordsPath)) as FinderFile;
    const cards = catalogue?.elements.flatMap(({ attributes }) => attributes.id ?? []) ?? [];
    expect(records.map(({ id }) => `product-${id}`)).toEqual(cards.filter((id) => id.startsWith('product-')));
    expect(records.map(({ id }) => id)).toEqual(products.map(({ id }) => String(id)));
  });
});
