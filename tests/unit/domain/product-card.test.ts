import { expect, test } from 'vitest';
import { describePrices } from '~/domain/product-card';

const cellsOf = (size: string, discountPrice?: string) =>
  describePrices({ size, price: '40 / 1,234', ...(discountPrice && { discountPrice }) }, 'en').cells;

test('a cell has its separator and the texts of its column', () => {
  expect(cellsOf('25 / 1000g')).toEqual({
    regularPrice: [],
    price: [
      { text: 'Rs.40 /', column: 'Rs.40 /\n25 /' },
      { text: '1234', column: '1234\n1000g' },
    ],
    sizes: [
      { text: '25 /', column: 'Rs.40 /\n25 /' },
      { text: '1000g', column: '1234\n1000g' },
    ],
  });
});

test('a discount adds its former prices to the columns', () => {
  const [, last] = cellsOf('25 / 1000g', '30 / 1000').sizes;
  expect(last?.column).toBe('1234\n1000\n1000g');
});

test('a line alone has no columns', () => {
  expect(cellsOf('').price.map(({ column }) => column)).toEqual(['', '']);
});
