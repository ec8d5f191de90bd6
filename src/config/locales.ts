/** Languages the site is published in. The first one stands at the root, others under `/<locale>/`. */
export const locales = ['en'] as const;

/** Every language the code can name; a Nepali edition adds 'ne' to `locales` and its content files. */
export type Locale = 'en' | 'ne';

export const defaultLocale: Locale = 'en';

/** BCP 47 tags for `lang` attributes, `Intl` and `og:locale`. */
export const localeTags: Record<Locale, string> = { en: 'en-NP', ne: 'ne-NP' };
