import { type Locale, languageOf, sourceLocale, writeWeight } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import type { Pack } from './pack';
import { formatPrice } from './price';

/** Formats a weight: `'500 g'`, `'1 kg'` from 1000 g, in Nepali `'५०० ग्राम'`. */
export function formatWeight(grams: number, locale: Locale = sourceLocale): string {
  return writeWeight(grams, languageOf(locale));
}

/** Returns the weight of a pack, `'500 g'`, or its price if the weight is unknown, `'€60'`. */
export function packLabel({ grams, price }: Pack, locale: Locale = sourceLocale): string {
  return grams ? formatWeight(grams, locale) : formatPrice(price, locale);
}

/**
 * Returns the name of a pack: `'Turmeric Powder 500 g'`, `'Black Til €60'`. Orders use the English name on
 * every page.
 */
export function packName(product: string, pack: Pack, locale: Locale = sourceLocale): string {
  return `${product} ${packLabel(pack, locale)}`;
}

/**
 * Maps catalogue numbers to product names in orders. A shared name gets the number, because the packs may
 * differ in price: `'Meat Spice (№ 108)'`.
 * @param numberTemplate how a language writes the number
 */
export function namesInOrders(
  products: readonly { id: string; name: string }[],
  numberTemplate = '№ {number}',
): Map<string, string> {
  const shared = (name: string) => products.filter((product) => product.name === name).length > 1;
  return new Map(
    products.map(({ id, name }) => [
      id,
      shared(name) ? `${name} (${interpolate(numberTemplate, { number: id })})` : name,
    ]),
  );
}
