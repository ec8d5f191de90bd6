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
 * Parses the prices in a stored text. Anything between numbers separates them: `'25 50 / 100 / 240'`, `'Rs.
 * 240'`. A comma inside a number groups its digits: `'1,200'`. A minus counts unless it follows a number.
 * Returns `[]` without numbers.
 */
export function readPrices(price: string): number[] {
  return Array.from(latinDigits(price).matchAll(/(?:(?<!\d\s*)[-−])?\d[\d,]*(?:\.\d+)?/g), ([amount]) =>
    Number(amount.replaceAll(',', '').replace('−', '-')),
  );
}

/** Formats an amount with its currency: `116` → `'Rs.116'`, `12.5` → `'Rs.12.50'`, in Nepali `'रु. ११६'`. */
export function formatRupees(rupees: number, locale: Locale = sourceLocale): string {
  return addCurrency(writeAmount(rupees), locale);
}

/** Formats an amount without its currency: `116` → `'116'`, in Nepali `'११६'`. */
export function formatAmount(rupees: number, locale: Locale = sourceLocale): string {
  return writeNumerals(writeAmount(rupees), locale);
}

/** Returns the currency that precedes an amount: `'Rs.'`. */
export const currencyOf = (locale: Locale): string => addCurrency('', locale);

/** Formats a sum with Nepali digit groups: `1840` → `'Rs.1,840'`, `184000` → `'Rs.1,84,000'`. */
export function formatSum(rupees: number, locale: Locale = sourceLocale): string {
  const digits = Number.isInteger(rupees) ? 0 : 2;
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return addCurrency(rupees.toLocaleString('en-IN', shape), locale);
}

/**
 * Returns the price line with one currency: `'40 / 70'` → `'Rs.40 / 70'`, in Nepali `'रु. ४० / ७०'`. Returns
 * a text without a number unchanged: `'On request'`.
 */
export function priceLine(price: string, locale: Locale = sourceLocale): string {
  const amounts = readPrices(price);
  return amounts.length === 0 ? price.trim() : addCurrency(amounts.map(writeAmount).join(' / '), locale);
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

const addCurrency = (amount: string, locale: Locale) => interpolate(languageOf(locale).rupees, { amount });

function writeAmount(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}
