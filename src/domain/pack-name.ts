import { type Locale, languageOf, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { writeNumerals } from './numerals';
import type { Pack } from './pack';
import { formatRupees } from './price';

/** A weight as it is read aloud: `'500 g'`, `'1 kg'` from 1000 g, in Nepali `'५०० ग्राम'`. */
export function formatWeight(grams: number, locale: Locale = sourceLocale): string {
  const { g, kg } = languageOf(locale).units;
  return writeNumerals(grams >= 1000 ? grams / 1000 + kg : grams + g, locale);
}

/** What tells a pack from the others of its product: its weight, `'500 g'`, or where that is not known its price, `'Rs.60'`. */
export function packSize({ grams, rupees }: Pack, locale: Locale = sourceLocale): string {
  return grams ? formatWeight(grams, locale) : formatRupees(rupees, locale);
}

/**
 * What a pack is called: `'Turmeric Powder 500 g'`, `'Black Til Rs.60'`. Orders call it so in English, whatever language
 * the page has.
 */
export function packName(product: string, pack: Pack, locale: Locale = sourceLocale): string {
  return `${product} ${packSize(pack, locale)}`;
}

/**
 * What each product is called in orders, by its catalogue number: its name, and where two products share one, the
 * number with it, since their packs may cost different prices: `'Meat Spice (№ 108)'`.
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
