import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTable } from '~/domain/search/table';
import { readBuilt, readSite } from '../support/site';

const limit = 6 * 1024;

const { pages, files } = readSite();
const catalogue = pages.get('/products/');
const finder = catalogue?.elements.find(({ attributes }) => attributes['data-finder']);
const indexPath = finder?.attributes['data-finder'] ?? '';
const scripts = [...files].filter((path) => /\/finder\.[\w-]+\.js$/.test(path));

describe('the catalogue finder', () => {
  it('brings at most 6 KB when it is touched: its script and its index', () => {
    expect(scripts).toHaveLength(2);
    expect(scripts).toContain(indexPath);
    const texts = scripts.map(readBuilt);
    const brotli = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    const gzip = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    process.stdout.write(`finder: ${brotli} bytes with brotli, ${gzip} with gzip, of ${limit}\n`);
    expect(brotli).toBeLessThanOrEqual(limit);
  });

  it('knows every card of the catalogue by its number, and nothing else', () => {
    const table: unknown = JSON.parse(readBuilt(indexPath).replace(/^export const table=/, ''));
    const ids = readTable(table as string[]).map(({ id }) => `product-${id}`);
    const cards = catalogue?.elements.flatMap(({ attributes }) => attributes.id ?? []) ?? [];
    expect(cards.filter((id) => id.startsWith('product-'))).toEqual(ids);
    expect(ids).toHaveLength(59);
  });
});
