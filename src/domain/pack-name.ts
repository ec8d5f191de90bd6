import { type Locale, languageOf, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { writeNumerals } from './numerals';
import type { Pack } from './pack';
import { formatRupees } from './price';

/** Formats a weight: `'500 g'`, `'1 kg'` from 1000 g, in Nepali `'५०० ग्राम'`. */
export function formatWeight(grams: number, locale: Locale = sourceLocale): string {
  const { g, kg } = languageOf(locale).units;
  return writeNumerals(grams >= 1000 ? grams / 1000 + kg : grams + g, locale);
}

/** Returns the weight of a pack, `'500 g'`, or its price if the weight is unknown, `'Rs.60'`. */
export function packSize({ grams, rupees }: Pack, locale: Locale = sourceLocale): string {
  return grams ? formatWeight(grams, locale) : formatRupees(rupees, locale);
}

/**
 * Returns the name of a pack: `'Turmeric Powder 500 g'`, `'Black Til Rs.60'`. Orders use the English name on
 * every page.
 */
export function packName(product: string, pack: Pack, locale: Locale = sourceLocale): string {
  return `${product} ${packSize(pack, locale)}`;
}

/**
 * Maps catalogue numbers to product names in orders. A shared name gets the number, because the packs may
 * differ in price: `'Meat Spice (№ 108)'`.
 * @param numberText how a language writes the number
 */
export function orderNames(
  products: readonly { id: string; name: string }[],
  numberText = '№ {number}',
): Map<string, string> {
  const shared = (name: string) => products.filter((product) => product.name === name).length > 1;
  return new Map(
    products.map(({ id, name }) => [
      id,
      shared(name) ? `${name} (${interpolate(numberText, { number: id })})` : name,
    ]),
  );
}
