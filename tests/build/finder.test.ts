import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '~/domain/search/record';
import { readBuilt, readSite } from '../support/site';

const limit = 6 * 1024;

const { pages, files } = readSite();
const catalogue = pages.get('/products/');
const finder = catalogue?.elements.find(({ attributes }) => attributes['data-finder']);
const recordsPath = finder?.attributes['data-finder'] ?? '';
const parts = [...files].filter((path) => /\/finder\.[\w-]+\.js(on)?$/.test(path));

describe('the catalogue finder', () => {
  it('brings at most 6 KB when it is touched: its script and its records', () => {
    expect(parts).toHaveLength(2);
    expect(parts).toContain(recordsPath);
    const bytes = parts.reduce((sum, path) => sum + brotliCompressSync(readBuilt(path)).length, 0);
    process.stdout.write(`finder: ${bytes} bytes of ${limit}\n`);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  it('has a record for every card of the catalogue and no other', () => {
    const records = JSON.parse(readBuilt(recordsPath)) as SearchRecord[];
    const cards = catalogue?.elements.flatMap(({ attributes }) => attributes.id ?? []) ?? [];
    expect(records.map(({ id }) => `product-${id}`)).toEqual(cards.filter((id) => id.startsWith('product-')));
    expect(records).toHaveLength(59);
  });
});
