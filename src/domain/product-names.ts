import { type Locale, languageOf } from '~/config/locales';

/**
 * Returns the names of a product as a page shows them: first the one in the page's script, then the other. The
 * other is empty if the product has no Nepali name.
 */
export function nameProduct({ name, nepali }: { name: string; nepali?: string | undefined }, locale: Locale) {
  return nepali && languageOf(locale).script === 'Deva'
    ? { title: nepali, other: { text: name, lang: 'en' } }
    : { title: name, other: { text: nepali ?? '', lang: 'ne' } };
}

/** Writes both names of a product: `'Cumin (जीरा)'`. */
export const writeNames = (name: string, other?: string): string => (other ? `${name} (${other})` : name);

/** Returns the last segment of a product's address. Uses the number if the name has no Latin letters. */
export const productSlug = ({ id, data }: { id: string; data: { slug: string } }): string =>
  data.slug || `product-${id}`;
