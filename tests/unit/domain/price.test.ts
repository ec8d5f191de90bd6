import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPrice, formatRupees, priceLine, readPrices } from '~/domain/price';

test.each([
  ['40 / 70 / 130 / 580', [40, 70, 130, 580], 'Rs.40 / 70 / 130 / 580'],
  ['25 50 / 100 / 240', [25, 50, 100, 240], 'Rs.25 / 50 / 100 / 240'],
  ['Rs. 240', [240], 'Rs.240'],
  ['40/70/130', [40, 70, 130], 'Rs.40 / 70 / 130'],
  ['25, 50, 100', [25, 50, 100], 'Rs.25 / 50 / 100'],
  ['1,200 / 2,400', [1200, 2400], 'Rs.1200 / 2400'],
  ['12.50 / 25', [12.5, 25], 'Rs.12.50 / 25'],
  [' On request ', [], 'On request'],
  ['Rs.', [], 'Rs.'],
  ['', [], ''],
])('the price %j names %j and is shown as %j', (price, amounts, line) => {
  expect(readPrices(price)).toEqual(amounts);
  expect(priceLine(price)).toBe(line);
});

test('amounts as the catalogue writes them are read back, and carry the prefix once', () => {
  const amounts = fc.array(fc.nat({ max: 99_999 }), { minLength: 1 });
  fc.assert(
    fc.property(amounts, fc.constantFrom('', 'Rs.', 'Rs. '), (amounts, prefix) => {
      const price = prefix + amounts.join(' / ');
      expect(readPrices(price)).toEqual(amounts);
      expect(priceLine(price).match(/Rs\./g)).toHaveLength(1);
      expect(priceLine(priceLine(price))).toBe(priceLine(price));
    }),
  );
});

test.each([
  [{ price: '60' }, { now: 'Rs.60' }],
  [{ price: '60', discountPrice: '  ' }, { now: 'Rs.60' }],
  [
    { price: '60 / 110', discountPrice: 'Rs. 50 / 90' },
    { now: 'Rs.50 / 90', was: 'Rs.60 / 110' },
  ],
])('the card of %j shows %j', (product, shown) => {
  expect(cardPrice(product)).toEqual(shown);
});

test.each([
  [116, 'Rs.116'],
  [0, 'Rs.0'],
  [12.5, 'Rs.12.50'],
])('%d is written %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
