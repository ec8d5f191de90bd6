import { expect, test } from 'vitest';
import { findOddPrices } from '~/domain/odd-prices';
import { readProducts } from '../domain/content';

test('no price of the catalogue is odd', () => {
  const products = readProducts().map(({ name, size = '', price }) => ({ name, size, price }));
  expect(findOddPrices([], products)).toEqual([]);
});
