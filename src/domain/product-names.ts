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

/** Names of a product: the first one, the second one and that in the language of a page. */
export interface Names {
  name: string;
  nepali?: string | undefined;
  own?: string | undefined;
}

/**
 * Returns the names of a product as a page shows them: first the one in the page's language or script, then the
 * other. The other is empty if the product has no second name.
 */
export function nameProduct({ name, nepali, own }: Names, locale: Locale) {
  return nepali && isSecondFirst(locale)
    ? { title: own ?? nepali, other: { text: name, lang: otherLanguageOf(locale) } }
    : { title: own ?? name, other: { text: nepali ?? '', lang: secondNameLanguage } };
}

/** Writes both names of a product: `'Cumin (जीरा)'`. */
export const writeNames = (name: string, other?: string): string => (other ? `${name} (${other})` : name);
