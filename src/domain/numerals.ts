import { type Locale, languageOf } from '~/config/locales';
import { devanagariDigits } from '~/config/messages/interpolate';

/** Writes all digits of a text in the numerals of a language: `'25 / 50'` → `'२५ / ५०'`. */
export function writeNumerals(text: string | number, locale: Locale): string {
  return languageOf(locale).numerals === 'deva' ? devanagariDigits(String(text)) : String(text);
}

/** Separates the thousands of a count: `2000` → `'2,000'`. */
export const groupDigits = (count: number, locale: Locale): string =>
  count.toLocaleString(languageOf(locale).money.digits);
