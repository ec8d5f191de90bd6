import { describe, expect, test } from 'vitest';
import { buildIndex, search } from '~/domain/search/match';
import { readLabels, readProducts } from '../unit/domain/content';
import { askedPairs } from './words';

const index = buildIndex(
  readProducts().map((product) => ({ ...product, id: String(product.id) })),
  readLabels(),
);
const find = (query: string) => search(index, query).map(Number);

describe('the first product for', () => {
  test.each(askedPairs)('%s is %s', (query, id) => {
    expect(search(index, query)[0]).toBe(id);
  });
});

test('a search looks for misspellings only where nothing is spelt so', () => {
  expect(find('masu')).toEqual([1, 108, 5, 14]);
  expect(find('fish')).toEqual([15]);
  expect(find('cumin spicd')).toEqual([10]);
  expect(find('alas')).toEqual([302]);
  expect(find('ko')).toEqual([305, 306]);
  expect(find('tea')).toEqual([8]);
});

test('what the finder suggests to type is true', () => {
  const first = (query: string) => search(index, query)[0];
  for (const query of ['turmeric', 'besar', 'haldi', 'बेसार']) expect(first(query), query).toBe('101');
  expect(search(index, 'jee')).toContain('201');
});
