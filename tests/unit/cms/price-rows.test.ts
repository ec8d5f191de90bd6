import { describe, expect, test } from 'vitest';
import {
  changeBy,
  findRowFault,
  makeRow,
  readChange,
  readPriceFile,
  typedOf,
  withPrices,
} from '~/cms/prices/price-rows';
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
  expect(withPrices({ ...row, discounts: ['40', ''] })).toBe(cloves);
  expect(withPrices({ ...row, discounts: ['', '65'] })).toEqual({ ...cloves, discountPrice: '40 / 65' });
});

test('what is typed stays with its pack, and other cells follow the product', () => {
  const typed = { 1: typedOf(row, { prices: ['40', '75'], discounts: ['', ''] }) };
  const changed = product(1, 'Cloves', { price: '45 / 70' });
  expect(makeRow(changed, typed)).toMatchObject({ prices: ['45', '75'], isEdited: true });
  const resized = product(1, 'Cloves', { size: '50 / 100g', price: '70 / 120' });
  expect(makeRow(resized, typed)).toMatchObject({ prices: ['75', '120'], isEdited: true });
  expect(makeRow(product(1, 'Cloves', { price: '40 / 75' }), typed)).toMatchObject({ isEdited: false });
});

test.each([
  ['10', 10],
  ['-5 %', -5],
  ['−2,5', -2.5],
  ['+१०', 10],
  ['1,000', 1000],
  ['ten', undefined],
  ['', undefined],
])('a change is read: %j', (text, change) => {
  expect(readChange(text)).toBe(change);
});

test.each([
  [{ prices: ['4O', '70'], discounts: ['', ''] }, 'price 0'],
  [{ prices: ['40', ''], discounts: ['', ''] }, 'price 1'],
  [{ prices: ['40', '70'], discounts: ['', '75'] }, 'discount 1'],
  [{ prices: ['40', '70'], discounts: ['', '0'] }, 'discount 1'],
  [{ prices: ['40', '99,99,99,999'], discounts: ['', ''] }, 'price 0'],
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
      cells: { 1: { prices: ['४५', '1,240'], discounts: ['', ''] } },
      unmatched: [],
      matched: 1,
    });
  });

  test('gives a discount, or ends it', () => {
    expect(read(['Box', '2', 'Cumin', '30', '70', '', '40 / 70'])?.cells).toEqual({
      2: { prices: ['40', '70'], discounts: ['30', ''] },
    });
    expect(read(['Box', '2', 'Cumin', '42', '72', '', ''])?.cells).toEqual({
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
    expect(found?.cells).toEqual({ 1: { prices: ['45', '70'], discounts: ['', ''] } });
  });

  test.each([
    ['the number of one product and the name of another', [['Box', '1', 'Cumin', '50', '80', '', '']]],
    ['no number and a name that nothing has', [['Box', '', 'Saffron', '50', '80', '', '']]],
    ['no number and a name that two have', [['Box', '', 'New', '50', '80', '', '']]],
    ['fewer prices before the discount than packs', [['Box', '2', 'Cumin', '30', '60', '', '40']]],
  ])('changes nothing in a row with %s', (_, lines) => {
    const unnumbered = [3, 4].map((id) => makeRow(product(id, 'New', { siteId: '' }), {}));
    const all = [...rows, ...unnumbered];
    expect(readPriceFile([head, ...lines], all, [heads])).toMatchObject({ cells: {}, matched: 0 });
    expect(readPriceFile([head, ...lines], all, [heads])?.unmatched).toHaveLength(1);
  });

  test('gives the first of two rows of one product, and names the second', () => {
    const found = read(
      ['Box', '1', 'Cloves', '45', '75', '', ''],
      ['Box', '1', 'Cloves', '99', '99', '', ''],
    );
    expect(found?.cells).toEqual({ 1: { prices: ['45', '75'], discounts: ['', ''] } });
    expect(found?.unmatched).toEqual(['Row 4: Box, 1, Cloves, 99, 99']);
  });

  test('keeps the price before a discount if its column is missing', () => {
    const cells = ['2', 'Cumin', '30', '70'];
    const found = readPriceFile([['№', 'Spice', '25 g (Rs.)', '50 g (Rs.)'], cells], rows, [heads]);
    expect(found?.cells).toEqual({ 2: { prices: ['40', '70'], discounts: ['30', ''] } });
  });

  test('is read by names if Excel has replaced the head of the numbers', () => {
    const found = readPriceFile(
      [
        ['?', 'Spice', '25 g (Rs.)', '50 g (Rs.)'],
        ['1', 'Cloves', '45', '75'],
      ],
      rows,
      [heads],
    );
    expect(found?.matched).toBe(1);
  });

  test('is not taken for one without its heads', () => {
    expect(readPriceFile([['a', 'b']], rows, [heads])).toBeUndefined();
  });
});
