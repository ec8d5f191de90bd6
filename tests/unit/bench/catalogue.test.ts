import { z } from 'astro/zod';
import { describe, expect, test, vi } from 'vitest';
import { categories } from '~/config/routes';
import { readPacks } from '~/domain/pack';
import { checkUnique, readTable } from '~/lib/content/table';
import { growCatalogue, writeCatalogue } from '../../bench/catalogue';
import { readProducts } from '../domain/content';

vi.mock('astro:content', () => ({
  defineCollection: <Collection>(collection: Collection) => collection,
  reference: () => z.string(),
}));

const real = readProducts();

describe('a grown catalogue', () => {
  test('is the same for the same seed and another for another', () => {
    expect(growCatalogue(real, 300, 11)).toEqual(growCatalogue(real, 300, 11));
    expect(growCatalogue(real, 300, 12)).not.toEqual(growCatalogue(real, 300, 11));
  });

  test('is the real one, then invented products, each size beginning like the next', () => {
    expect(growCatalogue(real, 59)).toEqual(real);
    expect(growCatalogue(real, 900).slice(0, 300)).toEqual(growCatalogue(real, 300));
  });

  test('has an own number for each product, and pictures of the real ones', () => {
    const grown = growCatalogue(real, 6_000);
    const pictures = new Set(real.map(({ image }) => image));
    expect(new Set(grown.map(({ id }) => id)).size).toBe(6_000);
    expect(grown.filter(({ image }) => !pictures.has(image))).toEqual([]);
  });

  test('has a price for every pack, larger packs for more money', () => {
    for (const product of growCatalogue(real, 600).slice(real.length)) {
      const packs = readPacks(product);
      expect(packs.every(({ grams }) => grams !== undefined)).toBe(true);
      expect(packs.map(({ rupees }) => rupees)).toEqual(
        packs.map(({ rupees }) => rupees).toSorted((a, b) => a - b),
      );
    }
  });

  test('is written as tables that the content of the site may hold', async () => {
    const { collections } = await import('~/content.config');
    const { schema } = collections.products;
    if (typeof schema !== 'function') throw new Error('products have no schema');
    const product = schema({ image: () => z.string() } as unknown as Parameters<typeof schema>[0]);
    const files = writeCatalogue(growCatalogue(real, 600));
    expect(files.map(([name]) => name)).toEqual(categories.map(({ slug }) => `${slug}.yaml`));
    const tables = files.map(([name, text]) => ({ name, rows: readTable(name, text) }));
    for (const { name, rows } of tables)
      for (const [order, { id: _, ...fields }] of rows.entries())
        expect(() => product.parse({ ...fields, order, group: name.replace('.yaml', '') })).not.toThrow();
    checkUnique(
      'products',
      tables.flatMap(({ rows }) => rows.map(({ id }) => id)),
    );
    expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(600);
  });
});
