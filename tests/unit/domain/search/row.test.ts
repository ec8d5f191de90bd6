import { describe, expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { type Listed, readRow, writeRow } from '~/domain/search/row';
import { type Use, uses } from '~/domain/use';
import { readProducts } from '../content';

const products: Listed[] = readProducts().map((product) => ({
  id: String(product.id),
  category: product.category,
  romanised: product.romanised,
  packs: readPacks(product),
  rating: Number(product.rating ?? 3.7),
  uses: uses.filter((use) => product.uses.includes(use)),
}));

describe('a row of the index', () => {
  test.each(products)('gives product $id back as it was', (product) => {
    expect(readRow(JSON.parse(JSON.stringify(writeRow(product))))).toEqual(product);
  });

  test('holds every combination of uses', () => {
    const [product] = products;
    for (let bits = 0; bits < 2 ** uses.length; bits += 7) {
      const some = uses.filter((_, place): _ is Use => (bits & (1 << place)) > 0);
      expect(product && readRow(writeRow({ ...product, uses: some })).uses).toEqual(some);
    }
  });

  test('of a category that there is not is refused by name', () => {
    expect(() => readRow(['7', 9, 'chaat', [50, 60], 3, 1])).toThrow('product 7: there is no category 9');
  });

  test('the whole index takes at most 4.5 KB before compression', () => {
    expect(JSON.stringify(products.map(writeRow)).length).toBeLessThan(4_500);
  });
});
