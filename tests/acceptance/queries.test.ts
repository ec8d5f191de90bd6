import { expect, test } from 'vitest';
import { buildIndex, search } from '~/domain/search/match';
import { readLabels, readProducts } from '../unit/domain/content';
import { askedPairs } from './words';

const index = buildIndex(
  readProducts().map((product) => ({ ...product, id: String(product.id) })),
  readLabels(),
);
const find = (query: string) => search(index, query).map(Number);

test('a query finds its product first', () => {
  expect(askedPairs.filter(([query, id]) => search(index, query)[0] !== id)).toEqual([]);
});

test('a search finds misspellings only if no word matches exactly', () => {
  expect(find('masu')).toEqual([1, 108, 5, 14]);
  expect(find('fish')).toEqual([15]);
  expect(find('cumin spicd')).toEqual([10]);
  expect(find('alas')).toEqual([302]);
  expect(find('ko')).toEqual([305, 306]);
  expect(find('tea')).toEqual([8]);
});

test('each query that the finder suggests finds its product', () => {
  const first = (query: string) => search(index, query)[0];
  for (const query of ['turmeric', 'besar', 'haldi', 'बेसार']) expect(first(query), query).toBe('101');
  expect(search(index, 'jee')).toContain('201');
});
