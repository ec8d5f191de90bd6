import { expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { growCatalogue } from '../../bench/catalogue';
import { readProducts } from '../domain/content';

test('invented products have valid packs', () => {
  const products = growCatalogue(readProducts(), 590);
  expect(products).toHaveLength(590);
  for (const product of products) expect(readPacks(product).length, product.name).toBeGreaterThan(0);
});
