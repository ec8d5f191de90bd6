import { expect, test } from 'vitest';
import { describePrices } from '~/domain/product-card';

test('a cell knows the widest text of its column', () => {
  const { cells } = describePrices({ size: '25 / 1000g', price: '40 / 1,234' }, 'en');
  const widest = Object.values(cells).map((line) => line.map(({ widest }) => widest));
  expect(widest).toEqual([[], ['', '1000g'], ['Rs.40', '']]);
});
