import { describe, expect, test } from 'vitest';
import { changeBy, findRowFault, makeRow, readPriceFile, withPrices } from '~/cms/prices/price-rows';
import { sourceLocale } from '~/config/locales';

const heads = {
  number: '№',
  name: 'Spice',
  quantity: 'Order',
  before: 'Before the discount',
  others: 'Other packs',
};
const product = (id: number, name: string, more: object = {}) => ({
  id,
  siteId: String(id),
  size: '25 / 50g',
  price: '40 / 70',
  [sourceLocale]: { name },
  ...more,
});
const cloves = product(1, 'Cloves');
const cumin = product(2, 'Cumin', { discountPrice: '35 / 70' });
const rows = [cloves, cumin].map((record) => makeRow(record, {}));
const [row = makeRow(cloves, {}), lowered = row] = rows;

test('a row has a text for each pack, and one for its discount', () => {
  expect(row).toMatchObject({ packs: ['25 g', '50 g'], prices: ['40', '70'], discounts: ['', ''] });
  expect(lowered).toMatchObject({ prices: ['40', '70'], discounts: ['35', ''] });
});

test('typed prices replace those of the product, and the same ones change nothing', () => {
  expect(withPrices(row)).toBe(cloves);
  expect(withPrices(lowered)).toBe(cumin);
  expect(withPrices({ ...row, prices: ['45', 'Rs. 75'] })).toEqual({ ...cloves, price: '45 / 75' });
  expect(withPrices({ ...lowered, discounts: ['', ''] })).toEqual(product(2, 'Cumin'));
  expect(withPrices({ ...row, discounts: ['', '65'] })).toEqual({ ...cloves, discountPrice: '40 / 65' });
});

test.each([
  [{ prices: ['4O', '70'], discounts: ['', ''] }, 'price 0'],
  [{ prices: ['40', ''], discounts: ['', ''] }, 'price 1'],
  [{ prices: ['40', '70'], discounts: ['', '75'] }, 'discount 1'],
  [{ prices: ['40', '70'], discounts: ['', '0'] }, 'discount 1'],
])('a cell that is no price is found: %j', (cells, column) => {
  expect(findRowFault({ ...row, ...cells })?.column).toBe(column);
});

test.each([
  ['percent', 10, 5, ['45', '75']],
  ['percent', -5, 1, ['38', '67']],
  ['money', 12, 10, ['50', '80']],
  ['money', -100, 5, ['5', '5']],
] as const)('all prices change by %s %i, rounded to %i', (unit, amount, step, prices) => {
  expect(changeBy(row, { amount, unit, step }).prices).toEqual(prices);
});

describe('the spreadsheet of the price list', () => {
  const head = [
    'Category',
    '№',
    'Spice',
    '25 g (Rs.)',
    '50 g (Rs.)',
    'Other packs (Rs.)',
    'Before the discount (Rs.)',
  ];
  const read = (...lines: string[][]) => readPriceFile([['Prices'], head, ...lines], rows, [heads]);

  test('gives the prices of each pack, with the digits of any language', () => {
    expect(read(['Box', '1', 'Cloves', '४५', '1,240', '', ''])).toEqual({
      edits: { 1: { prices: ['४५', '1,240'], discounts: ['', ''] } },
      unmatched: [],
      matched: 1,
    });
  });

  test('gives a discount, or ends it', () => {
    expect(read(['Box', '2', 'Cumin', '30', '70', '', '40 / 70'])?.edits).toEqual({
      2: { prices: ['40', '70'], discounts: ['30', ''] },
    });
    expect(read(['Box', '2', 'Cumin', '42', '72', '', ''])?.edits).toEqual({
      2: { prices: ['42', '72'], discounts: ['', ''] },
    });
  });

  test('names the rows that fit no product or no pack', () => {
    const found = read(
      ['Box', '9', 'Saffron', '900', '', '', ''],
      ['Box', '1', 'Cloves', '45', '', '', ''],
      ['', '', '', '', '', '', ''],
    );
    expect(found?.unmatched).toEqual(['Row 3: Box, 9, Saffron, 900', 'Row 4: Box, 1, Cloves, 45']);
    expect(found?.edits).toEqual({ 1: { prices: ['45', '70'], discounts: ['', ''] } });
  });

  test('is not taken for one without its heads', () => {
    expect(readPriceFile([['a', 'b']], rows, [heads])).toBeUndefined();
  });
});
