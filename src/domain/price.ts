import { type Locale, languageOf, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { latinDigits } from './digits';
import { writeNumerals } from './numerals';

/** Price of a card. `was` is the struck-through original price of a discount. */
export interface CardPrice {
  now: string;
  was?: string;
}

/**
 * Parses the prices in a stored text. Anything between numbers separates them: `'25 50 / 100 / 240'`, `'€
 * 240'`. A comma before one or two last digits is a decimal mark, any other groups digits: `'12,50'`, `'1,200'`.
 * A minus counts unless it follows a number. Returns `[]` without numbers.
 */
export function readPrices(price: string): number[] {
  const separated = latinDigits(price).replace(/(\d\s*)[-−]/g, '$1/');
  return Array.from(separated.matchAll(/[-−]?\d[\d,]*(?:\.\d+)?/g), ([amount]) =>
    Number(
      amount
        .replace(/,(?=\d{1,2}$)/, '.')
        .replaceAll(',', '')
        .replace('−', '-'),
    ),
  );
}

/** Formats an amount with its currency: `116` → `'€116'`, `12.5` → `'€12.50'`. */
export function formatPrice(price: number, locale: Locale = sourceLocale): string {
  return addCurrency(writeAmount(price, locale), locale);
}

/** Formats an amount without its currency: `116` → `'116'`, in Nepali `'११६'`. */
export function formatAmount(price: number, locale: Locale = sourceLocale): string {
  return writeNumerals(writeAmount(price, locale), locale);
}

/** Returns what precedes and follows an amount: `['€', '']` or `['', ' €']`. */
export function aroundAmount(locale: Locale): [before: string, after: string] {
  const [before = '', after = ''] = languageOf(locale).money.format.split(/\{amount(?::\w+)?\}/);
  return [before, after];
}

/** Formats a sum with digit groups: `1840` → `'€1,840'`. */
export function formatSum(sum: number, locale: Locale = sourceLocale): string {
  return addCurrency(writeAmount(sum, locale, true), locale);
}

/**
 * Returns the price line with one currency: `'40 / 70'` → `'€40 / 70'`. Returns
 * a text without a number unchanged: `'On request'`.
 */
export function priceLine(price: string, locale: Locale = sourceLocale): string {
  const amounts = readPrices(price);
  const line = amounts.map((amount) => writeAmount(amount, locale)).join(' / ');
  return amounts.length === 0 ? price.trim() : addCurrency(line, locale);
}

/** Returns the discounted and the original price line, or only the price line. */
export function cardPrice(
  product: { price: string; discountPrice?: string | undefined },
  locale: Locale = sourceLocale,
): CardPrice {
  const original = priceLine(product.price, locale);
  return product.discountPrice?.trim()
    ? { now: priceLine(product.discountPrice, locale), was: original }
    : { now: original };
}

const addCurrency = (amount: string, locale: Locale) =>
  interpolate(languageOf(locale).money.format, { amount });

/** Formats by language, decimals and grouping. Creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function writeAmount(amount: number, locale: Locale, useGrouping = false): string {
  const language = languageOf(locale).money.digits;
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const key = `${language} ${decimals} ${useGrouping}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format.format(amount);
}
