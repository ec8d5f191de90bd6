import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardPrice,
  currencyOf,
  formatAmount,
  formatRupees,
  formatSum,
  priceLine,
  readPrices,
} from '~/domain/price';

test.each([
  ['40 / 70 / 130 / 580', [40, 70, 130, 580], 'Rs.40 / 70 / 130 / 580'],
  ['25 50 / 100 / 240', [25, 50, 100, 240], 'Rs.25 / 50 / 100 / 240'],
  ['Rs. 240', [240], 'Rs.240'],
  ['40/70/130', [40, 70, 130], 'Rs.40 / 70 / 130'],
  ['25, 50, 100', [25, 50, 100], 'Rs.25 / 50 / 100'],
  ['1,200 / 2,400', [1200, 2400], 'Rs.1200 / 2400'],
  ['12.50 / 25', [12.5, 25], 'Rs.12.50 / 25'],
  ['40-70', [40, 70], 'Rs.40 / 70'],
  ['४० / ७०', [40, 70], 'Rs.40 / 70'],
  [' On request ', [], 'On request'],
  ['Rs.', [], 'Rs.'],
  ['', [], ''],
])('the price %j is parsed as %j and shown as %j', (price, amounts, line) => {
  expect(readPrices(price)).toEqual(amounts);
  expect(priceLine(price)).toBe(line);
});

test('prices of the catalogue are parsed and get one prefix', () => {
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

test.each([
  [0, 'Rs.0', 'रु. ०'],
  [1840, 'Rs.1,840', 'रु. १,८४०'],
  [184_000, 'Rs.1,84,000', 'रु. १,८४,०००'],
  [1037.5, 'Rs.1,037.50', 'रु. १,०३७.५०'],
])('the sum %d is written %s, in Nepali %s', (rupees, text, nepali) => {
  expect(formatSum(rupees)).toBe(text);
  expect(formatSum(rupees, 'ne')).toBe(nepali);
});

test.each([
  [116, 'en', 'Rs.', '116'],
  [12.5, 'ne', 'रु. ', '१२.५०'],
] as const)('the currency and amount of %d in %s are %j and %j', (rupees, locale, currency, amount) => {
  expect(currencyOf(locale)).toBe(currency);
  expect(formatAmount(rupees, locale)).toBe(amount);
});

test.each([
  ['40 / 70 / 130 / 580', 'रु. ४० / ७० / १३० / ५८०'],
  ['Rs. 240', 'रु. २४०'],
  ['12.50', 'रु. १२.५०'],
  [' On request ', 'On request'],
])('the price %j is shown in Nepali as %j', (price, line) => {
  expect(priceLine(price, 'ne')).toBe(line);
  expect(cardPrice({ price, discountPrice: price }, 'ne')).toEqual({ now: line, was: line });
});
