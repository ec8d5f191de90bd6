import { type Locale, sourceLocale } from '~/config/locales';
import type { Pack } from '../pack';
import { namesInOrders, packLabel, packName } from '../pack-name';
import { formatPrice } from '../price';
import type { ItemNames, OfferedItem } from './order';

/** A product that can be ordered. The title is its name in the page's language, if translated. */
export interface Orderable {
  id: string;
  name: string;
  title?: string;
  /** Its name in the other script, as on the pack. Empty if it has none. */
  other?: { text: string };
  romanised?: readonly string[];
  packs: readonly Pack[];
}

/** Lists the packs of the catalogue as suggestions for the order form. */
export function offerItems(products: readonly Orderable[], locale: Locale = sourceLocale): OfferedItem[] {
  const names = namesInOrders(products);
  return products.flatMap(({ id, name, title = name, other, romanised = [], packs }) => {
    const orderName = names.get(id) ?? name;
    return packs.map((pack) => {
      const size = packLabel(pack, locale);
      const priceText = formatPrice(pack.price, locale);
      return {
        product: orderName,
        name: packName(orderName, pack),
        // The size of a pack without a weight is its price.
        size: size === priceText ? priceText : `${size} · ${priceText}`,
        number: id,
        titles: [title, other?.text ?? ''],
        ...(romanised.length > 0 && { words: romanised }),
        ...(pack.grams !== undefined && { grams: pack.grams }),
        ...(pack.carton !== undefined && { carton: pack.carton }),
        price: pack.price,
      };
    });
  });
}

/**
 * Maps each name stored in orders to the name on the pages of a language.
 * @param numberTemplate how the language writes a catalogue number, such as `'№ {number}'`
 */
export function mapItemNames(
  products: readonly Orderable[],
  locale: Locale,
  numberTemplate: string,
): ItemNames {
  const names = namesInOrders(products);
  const titled = products.map(({ id, name, title = name }) => ({ id, name: title }));
  const titles = namesInOrders(titled, numberTemplate);
  const pairs = products.flatMap(({ id, packs }) => {
    const [orderName = '', title = ''] = [names.get(id), titles.get(id)];
    return [
      [orderName, title],
      ...packs.map((pack) => [packName(orderName, pack), packName(title, pack, locale)]),
    ];
  });
  return Object.fromEntries(pairs);
}
