import { expect, test } from 'vitest';
import { type Listed, readTable, writeTable } from '~/domain/search/table';
import { uses } from '~/domain/use';
import { readProducts } from '../content';

const products: Listed[] = readProducts().map(({ id, category, romanised, rating = '3.7', uses: good }) => ({
  id: String(id),
  category,
  romanised,
  rating: Number(rating),
  uses: uses.filter((use) => good.includes(use)),
}));

test('the table gives all products back as they were', () => {
  expect(products).toHaveLength(59);
  expect(readTable(JSON.parse(JSON.stringify(writeTable(products))))).toEqual(products);
});

test('the table holds every combination of uses', () => {
  const some = Array.from({ length: 2 ** uses.length }, (_, bits) => ({
    id: String(bits),
    category: 'pouch' as const,
    romanised: ['besar'],
    rating: 4.5,
    uses: uses.filter((_, place) => bits & (1 << place)),
  }));
  expect(readTable(writeTable(some))).toEqual(some);
});

test('no searched word holds the signs that divide the table', () => {
  expect(products.flatMap(({ romanised }) => romanised).filter((word) => /[;,]/.test(word))).toEqual([]);
});

test('the table takes at most 3 KB before it is compressed', () => {
  expect(JSON.stringify(writeTable(products)).length).toBeLessThan(3_000);
});
