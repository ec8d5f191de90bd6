import { afterEach, describe, expect, test } from 'vitest';
import { languageOf, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import {
  aroundAmount,
  cardPrice,
  formatAmount,
  formatPrice,
  formatSum,
  priceLine,
  readPrices,
} from '~/domain/price';

const inMoney = (amount: string, locale = sourceLocale) =>
  interpolate(languageOf(locale).money.format, { amount });

test.each([
  ['40 / 70 / 130 / 580', [40, 70, 130, 580], inMoney('40 / 70 / 130 / 580')],
  ['25 50 / 100 / 240', [25, 50, 100, 240], inMoney('25 / 50 / 100 / 240')],
  ['€ 240', [240], inMoney('240')],
  ['1,200 / 2,400', [1200, 2400], inMoney('1200 / 2400')],
  ['1,250.50', [1250.5], inMoney('1250.50')],
  ['2,40 / 12,5', [2.4, 12.5], inMoney('2.40 / 12.50')],
  ['४० / ७०', [40, 70], inMoney('40 / 70')],
  [' On request ', [], 'On request'],
  ['', [], ''],
])('the price %j is parsed as %j and shown as %j', (price, amounts, line) => {
  expect(readPrices(price)).toEqual(amounts);
  expect(priceLine(price)).toBe(line);
});

test.each([
  [{ price: '60' }, { now: inMoney('60') }],
  [{ price: '60', discountPrice: '  ' }, { now: inMoney('60') }],
  [
    { price: '60 / 110', discountPrice: '€ 50 / 90' },
    { now: inMoney('50 / 90'), was: inMoney('60 / 110') },
  ],
])('the card of %j shows %j', (product, shown) => {
  expect(cardPrice(product)).toEqual(shown);
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
    const written = [formatPrice(184_000), formatSum(184_000), formatSum(1037.5), priceLine('40/70')];
    expect(written).toEqual(texts);
    expect(aroundAmount(sourceLocale)).toEqual(around);
  });
});

test('an amount has no currency and the numerals of its language', () => {
  expect([116, 0, 12.5].map((amount) => formatAmount(amount))).toEqual(['116', '0', '12.50']);
  expect(formatAmount(12.5, 'ne')).toBe('१२.५०');
  const nepali = inMoney('240', 'ne');
  expect(cardPrice({ price: '€ 240', discountPrice: '240' }, 'ne')).toEqual({ now: nepali, was: nepali });
});
