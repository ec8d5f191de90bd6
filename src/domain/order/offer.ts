import { type Locale, sourceLocale } from '~/config/locales';
import type { Pack } from '../pack';
import { orderNames, packName, packSize } from '../pack-name';
import { formatPrice } from '../price';
import type { ItemNames, OfferedItem } from './order';

/** A product that can be ordered. The title is its name in the page's language, if translated. */
interface Orderable {
  id: string;
  name: string;
  title?: string;
  /** Its name in the other language. */
  other?: { text: string };
  packs: readonly Pack[];
}

/** Lists the packs of the catalogue as suggestions for the order form. */
export function offerItems(products: readonly Orderable[], locale: Locale = sourceLocale): OfferedItem[] {
  const names = orderNames(products);
  return products.flatMap(({ id, name, title = name, other, packs }) => {
    const product = names.get(id) ?? name;
    return packs.map((pack) => {
      const size = packSize(pack, locale);
      const price = formatPrice(pack.price, locale);
      return {
        product,
        name: packName(product, pack),
        size: size === price ? price : `${size} · ${price}`,
        number: id,
        titles: [title, other?.text ?? ''],
        ...(pack.grams !== undefined && { grams: pack.grams }),
        ...(pack.carton !== undefined && { carton: pack.carton }),
        price: pack.price,
      };
    });
  });
}

/** Finds the packs of an item that names only a product, or a name that several products share. */
export function packsOf(item: string, offered: readonly OfferedItem[]): OfferedItem[] {
  const typed = item.trim().toLowerCase();
  return offered.filter(({ product }) => {
    const name = product.toLowerCase();
    return name === typed || name.startsWith(`${typed} (№ `);
  });
}

/**
 * Maps the names that orders store to the names on the pages of a language.
 * @param numberText how the language writes a catalogue number
 */
export function nameItems(products: readonly Orderable[], locale: Locale, numberText: string): ItemNames {
  const names = orderNames(products);
  const titled = products.map(({ id, name, title = name }) => ({ id, name: title }));
  const titles = orderNames(titled, numberText);
  const pairs = products.flatMap(({ id, packs }) => {
    const [name = '', title = ''] = [names.get(id), titles.get(id)];
    return [[name, title], ...packs.map((pack) => [packName(name, pack), packName(title, pack, locale)])];
  });
  return Object.fromEntries(pairs);
}
