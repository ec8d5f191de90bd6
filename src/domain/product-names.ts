import { type Locale, languageOf, secondNameLanguage, sourceLocale } from '~/config/locales';

/** Returns true if a page shows second names first: in their language, or in their script if first names have another. */
function isSecondFirst(locale: Locale): boolean {
  const { script } = languageOf(locale);
  const isReadable =
    script === new Intl.Locale(secondNameLanguage).maximize().script &&
    script !== languageOf(sourceLocale).script;
  return locale !== sourceLocale && (locale === secondNameLanguage || isReadable);
}

/** Returns the language of the name that a page shows second. */
export const otherLanguageOf = (locale: Locale): string =>
  isSecondFirst(locale) ? sourceLocale : secondNameLanguage;

/**
 * Returns the names of a product as a page shows them: first the one in the page's language or script, then the
 * other. The other is empty if the product has no second name.
 */
export function nameProduct({ name, nepali }: { name: string; nepali?: string | undefined }, locale: Locale) {
  return nepali && isSecondFirst(locale)
    ? { title: nepali, other: { text: name, lang: otherLanguageOf(locale) } }
    : { title: name, other: { text: nepali ?? '', lang: secondNameLanguage } };
}

/** Writes both names of a product: `'Cumin (जीरा)'`. */
export const writeNames = (name: string, other?: string): string => (other ? `${name} (${other})` : name);

/** Returns the last segment of a product's address. Uses the number if the name has no Latin letters. */
export const productSlug = ({ id, data }: { id: string; data: { slug: string } }): string =>
  data.slug || `product-${id}`;
