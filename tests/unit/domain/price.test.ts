import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPrice, formatRupees, priceLine, readPrices } from '~/domain/price';

describe('reading stored prices', () => {
  test.each([
    ['40 / 70 / 130 / 580', [40, 70, 130, 580]],
    ['25 50 / 100 / 240', [25, 50, 100, 240]],
    ['Rs. 240', [240]],
    ['Rs.240', [240]],
    ['60', [60]],
    ['40/70/130', [40, 70, 130]],
    ['25, 50, 100', [25, 50, 100]],
    ['1,200 / 2,400', [1200, 2400]],
    ['12.50 / 25', [12.5, 25]],
    ['On request', []],
    ['', []],
  ])('%j names %j', (price, amounts) => {
    expect(readPrices(price)).toEqual(amounts);
  });

  test('whatever amounts are written as the catalogue writes them are read back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 99_999 })), (amounts) => {
        expect(readPrices(amounts.join(' / '))).toEqual(amounts);
      }),
    );
  });
});

describe('the price line', () => {
  test.each([
    ['40 / 70 / 130 / 580', 'Rs.40 / 70 / 130 / 580'],
    ['25 50 / 100 / 240', 'Rs.25 / 50 / 100 / 240'],
    ['Rs. 240', 'Rs.240'],
    ['60', 'Rs.60'],
    ['12.5', 'Rs.12.50'],
  ])('of %j is %j', (price, line) => {
    expect(priceLine(price)).toBe(line);
  });

  test('shows a price without a number as it stands', () => {
    expect(priceLine(' On request ')).toBe('On request');
    expect(priceLine('Rs.')).toBe('Rs.');
    expect(priceLine('')).toBe('');
  });

  test('carries the prefix once, however often it is applied', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.constantFrom('', 'Rs.', 'Rs. '),
        (amounts, prefix) => {
          const line = priceLine(prefix + amounts.join(' / '));
          expect(line.match(/Rs\./g)).toHaveLength(1);
          expect(priceLine(line)).toBe(line);
        },
      ),
    );
  });
});

describe("the card's price", () => {
  test('is the price line alone without a discount', () => {
    expect(cardPrice({ price: '60' })).toEqual({ now: 'Rs.60' });
    expect(cardPrice({ price: '60', discountPrice: undefined })).toEqual({ now: 'Rs.60' });
    expect(cardPrice({ price: '60', discountPrice: '  ' })).toEqual({ now: 'Rs.60' });
  });

  test('is the discounted line with the original beside it', () => {
    expect(cardPrice({ price: '60 / 110', discountPrice: 'Rs. 50 / 90' })).toEqual({
      now: 'Rs.50 / 90',
      was: 'Rs.60 / 110',
    });
  });
});

test('one amount is written without decimals unless it has paisa', () => {
  expect(formatRupees(116)).toBe('Rs.116');
  expect(formatRupees(0)).toBe('Rs.0');
  expect(formatRupees(12.5)).toBe('Rs.12.50');
});
