import { type Locale, languageOf, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { latinDigits } from './digits';
import { writeNumerals } from './numerals';

/** What a card shows: `was` is the struck-through original where there is a discount. */
export interface CardPrice {
  now: string;
  was?: string;
}

/**
 * The rupee amounts named in a stored price, in order. Anything between numbers separates them, so `'25 50 / 100 / 240'`
 * and `'Rs. 240'` read well; a comma inside a number groups its digits (`'1,200'`), and a minus that follows no number is
 * one. A text without a number gives `[]`.
 */
export function readPrices(price: string): number[] {
  return Array.from(latinDigits(price).matchAll(/(?:(?<!\d\s*)[-−])?\d[\d,]*(?:\.\d+)?/g), ([amount]) =>
    Number(amount.replaceAll(',', '').replace('−', '-')),
  );
}

/** One amount with its currency: `116` → `'Rs.116'`, `12.5` → `'Rs.12.50'`, in Nepali `'रु. ११६'`. */
export function formatRupees(rupees: number, locale: Locale = sourceLocale): string {
  return addCurrency(writeAmount(rupees), locale);
}

/** An amount without its currency, which `currencyOf` gives: `116` → `'116'`, in Nepali `'११६'`. */
export function formatAmount(rupees: number, locale: Locale = sourceLocale): string {
  return writeNumerals(writeAmount(rupees), locale);
}

/** What stands before amounts: `'Rs.'`. */
export const currencyOf = (locale: Locale): string => addCurrency('', locale);

/** A sum of prices, its thousands grouped as in Nepal: `1840` → `'Rs.1,840'`, `184000` → `'Rs.1,84,000'`. */
export function formatSum(rupees: number, locale: Locale = sourceLocale): string {
  const digits = Number.isInteger(rupees) ? 0 : 2;
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return addCurrency(rupees.toLocaleString('en-IN', shape), locale);
}

/**
 * The price line of a product, prefixed once: `'40 / 70 / 130'` → `'Rs.40 / 70 / 130'`, in Nepali `'रु. ४० / ७० / १३०'`.
 * A text without a number (`'On request'`) is shown as it stands.
 */
export function priceLine(price: string, locale: Locale = sourceLocale): string {
  const amounts = readPrices(price);
  return amounts.length === 0 ? price.trim() : addCurrency(amounts.map(writeAmount).join(' / '), locale);
}

/** The discounted price line with the original beside it, or the price line alone. */
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
