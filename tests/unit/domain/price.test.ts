import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { languageOf, locales, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import {
  aroundAmount,
  cardPrice,
  formatAmount,
  formatPrice,
  formatSum,
  priceLine,
  readPrice,
  readPrices,
} from '~/domain/price';

const inMoney = (amount: string, locale = sourceLocale) =>
  interpolate(languageOf(locale).money.format, { amount });

test.each([
  ['40 / 70 / 130 / 580', [40, 70, 130, 580]],
  ['25 50 / 100 / 240', [25, 50, 100, 240]],
  ['Rs. 240', [240]],
  ['rs 40 / Rs.70 / रु. १३०', [40, 70, 130]],
  ['240 €', [240]],
  ['40/70/130', [40, 70, 130]],
  ['25, 50, 100', [25, 50, 100]],
  ['1,200 / 1,84,000', [1200, 184_000]],
  ['1,250.50', [1250.5]],
  ['2,40 / 12,5', [2.4, 12.5]],
  ['12.50 / 25', [12.5, 25]],
  ['40-70 – 90', [40, 70, 90]],
  ['४० / १,२००', [40, 1200]],
  [' On request ', []],
  ['', []],
])('the prices %j are parsed as %j', (price, amounts) => {
  expect(readPrices(price)).toEqual(amounts);
});

test.each([
  ['4O / 72', '4O / 72'],
  ['40 / 7l / 90', '7l / 90'],
  ['1.240', '1.240'],
  ['99999999999', '99999999999'],
  ['40 / -70', '40 / -70'],
  ['-5', '-5'],
  ['40 / 70 each', '70 each'],
  ['about 40', 'about 40'],
  ['.50', '.50'],
  ['040', '040'],
  ['240/-', '240/-'],
])('the prices %j are refused because of %j', (price, part) => {
  expect(() => readPrices(price)).toThrow(`has '${part}', which is no amount`);
});

test.each(['40,70,130', '1 200', '100,200,300', '1,20,30'])(
  'the prices %j may be one or several',
  (price) => {
    expect(() => readPrices(price)).toThrow(`has '${price}', which may be one amount or several`);
  },
);

test('prices of the catalogue are parsed, and refused with a letter in them', () => {
  const amounts = fc.array(fc.nat({ max: 99_999 }), { minLength: 1 });
  const prefix = fc.constantFrom('', '€', '€ ', 'Rs. ');
  fc.assert(
    fc.property(
      amounts,
      prefix,
      fc.nat(),
      fc.constantFrom('O', 'l', 'e', 'ल'),
      (amounts, prefix, at, letter) => {
        const price = prefix + amounts.join(' / ');
        expect(readPrices(price)).toEqual(amounts);
        const place = at % (price.length + 1);
        expect(() => readPrices(price.slice(0, place) + letter + price.slice(place))).toThrow();
      },
    ),
  );
});

test.each(locales)('a price in the language %s is parsed as it is formatted', (locale) => {
  for (const price of [40, 1240, 184_000, 12.5]) {
    expect(readPrice(formatPrice(price, locale))).toBe(price);
    expect(readPrice(formatSum(price, locale))).toBe(price);
  }
});

test.each([
  [[{ price: 60 }], { now: inMoney('60') }],
  [
    [{ price: 50, regularPrice: 60 }, { price: 110 }],
    { now: inMoney('50 / 110'), regularPrice: inMoney('60 / 110') },
  ],
])('the card of %j shows %j', (packs, shown) => {
  expect(cardPrice(packs)).toEqual(shown);
});

describe('the setting of money', () => {
  const { money } = languageOf(sourceLocale);
  const own = { ...money };
  afterEach(() => {
    Object.assign(money, own);
  });

  test.each([
    ['Rs.{amount}', 'en-IN', ['Rs.184000', 'Rs.1,84,000', 'Rs.1,037.50', 'Rs.40 / 70'], ['Rs.', '']],
    ['रु. {amount:deva}', 'en-IN', ['रु. १८४०००', 'रु. १,८४,०००', 'रु. १,०३७.५०', 'रु. ४० / ७०'], ['रु. ', '']],
    ['€{amount}', 'en-IE', ['€184000', '€184,000', '€1,037.50', '€40 / 70'], ['€', '']],
    ['{amount} €', 'de', ['184000 €', '184.000 €', '1.037,50 €', '40 / 70 €'], ['', ' €']],
  ])('%j with the digits of %s shapes prices and sums', (format, digits, texts, around) => {
    Object.assign(money, { format, digits });
    const written = [formatPrice(184_000), formatSum(184_000), formatSum(1037.5), priceLine([40, 70])];
    expect(written).toEqual(texts);
    expect(aroundAmount(sourceLocale)).toEqual(around);
  });

  test.each([
    ['Rs.{amount}', 'en-IN'],
    ['रु. {amount:deva}', 'ne'],
    ['{amount} €', 'de'],
    ['CHF {amount}', 'de-CH'],
    ['{amount} €', 'fr'],
  ])('%j with the digits of %s is parsed as it is written', (format, digits) => {
    Object.assign(money, { format, digits });
    const price = fc.integer({ min: 100, max: 999_999_900 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(price, (price) => {
        expect(readPrice(formatPrice(price))).toBe(price);
        expect(readPrice(formatSum(price))).toBe(price);
        expect(readPrices(priceLine([price, 40]))).toEqual([price, 40]);
      }),
    );
  });

  test.each([
    ['de', '3.650 / 12,50', [3650, 12.5]],
    ['de-CH', "3'650 / 12.50", [3650, 12.5]],
    ['fr', '3\u00a0650 / 12,5', [3650, 12.5]],
  ])('with the digits of %s, %j is what one types', (digits, typed, amounts) => {
    Object.assign(money, { digits });
    expect(readPrices(typed)).toEqual(amounts);
  });

  test('a refused price names amounts as the setting writes them', () => {
    Object.assign(money, { digits: 'de' });
    expect(() => readPrices('4O / 72')).toThrow('write amounts as in 40 / 1.200 / 12,50');
  });
});

test('an amount has no currency and the numerals of its language', () => {
  expect([116, 0, 12.5].map((amount) => formatAmount(amount))).toEqual(['116', '0', '12.50']);
  expect(formatAmount(12.5, 'ne')).toBe('१२.५०');
});

test('a line of prices in Nepali has one currency and Nepali digits', () => {
  expect(priceLine([40, 12.5], 'ne')).toBe(inMoney('40 / 12.50', 'ne'));
});
