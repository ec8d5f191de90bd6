import { type Locale, languageOf, locales, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { readAmount, readAmounts } from './amounts';
import { latinDigits } from './digits';
import { writeNumerals } from './numerals';

/** Price of a card. `regularPrice` is the struck-through original price of a discount. */
export interface CardPrice {
  now: string;
  regularPrice?: string;
}

/** Pattern of the currency before or after an amount, as any language writes it: `'Rs.'`, `'rs'`, `'€'`. */
export function currencyPattern(): string {
  const words = locales.flatMap(
    (locale) =>
      aroundAmount(locale)
        .join(' ')
        .match(/[\p{L}\p{M}]+/gu) ?? [],
  );
  return [...words.map((word) => `${word}[\\p{Sc}.]?`), '\\p{Sc}'].join('|');
}

/** Replaces the setting's marks of groups and decimals by a comma and a point: `'1.250,50'` → `'1,250.50'`. */
function readMarks(text: string): string {
  const parts = formatOf(languageOf(sourceLocale).money.digits, 2, true).formatToParts(1_234_567.5);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const alike = (mark = '') => mark.replace("'", '’').replace('\u00a0', '\u202f');
  return latinDigits(text).replace(/(\d)([.,'’\u00a0\u202f])(?=\d)/g, (pair, digit: string, mark: string) => {
    if (mark === markOf('decimal')) return `${digit}.`;
    return mark === '.' || alike(mark) === alike(markOf('group')) ? `${digit},` : pair;
  });
}

/**
 * Parses the prices in a stored text: `'25 50 / 100 / 240'`, `'€ 240'`. Returns `[]` without digits.
 * @throws Error that quotes what is no price
 */
export function readPrices(price: string): number[] {
  const currency = currencyPattern();
  const example = [40, 1200, 12.5].map((amount) => writeAmount(amount, sourceLocale, true)).join(' / ');
  const words = { before: currency, after: currency, example };
  return readAmounts(readMarks(price), words).map(({ amount }) => amount);
}

/** Parses a single price or sum: `'Rs.240'`, `'Rs. 240/-'`. Returns undefined for any other text. */
export function readPrice(text: string): number | undefined {
  const [, amount = ''] =
    new RegExp(`^(?:${currencyPattern()})?(.*?)(?:/[-–=]|${currencyPattern()})?$`, 'iu').exec(text.trim()) ??
    [];
  return readAmount(readMarks(amount));
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

/** Formats prices with one currency: `[40, 70]` → `'€40 / 70'`. */
export function priceLine(prices: readonly number[], locale: Locale = sourceLocale): string {
  return addCurrency(prices.map((price) => writeAmount(price, locale)).join(' / '), locale);
}

/** Returns the price line of packs, and the line before a discount. */
export function cardPrice(
  packs: readonly { price: number; regularPrice?: number }[],
  locale: Locale = sourceLocale,
): CardPrice {
  const now = priceLine(
    packs.map(({ price }) => price),
    locale,
  );
  if (packs.every(({ regularPrice }) => regularPrice === undefined)) return { now };
  return {
    now,
    regularPrice: priceLine(
      packs.map(({ price, regularPrice = price }) => regularPrice),
      locale,
    ),
  };
}

const addCurrency = (amount: string, locale: Locale) =>
  interpolate(languageOf(locale).money.format, { amount });

/** Formats by language, decimals and grouping. Creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${language} ${decimals} ${useGrouping}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
}

const writeAmount = (amount: number, locale: Locale, useGrouping = false) =>
  formatOf(languageOf(locale).money.digits, Number.isInteger(amount) ? 0 : 2, useGrouping).format(amount);
