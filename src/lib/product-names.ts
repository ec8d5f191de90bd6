import type { Locale } from '~/config/locales';

/** A product's names as a page shows them: the title, in Nepali on Nepali pages and else in English, then the other one. */
export function nameProduct({ name, nepali }: { name: string; nepali: string }, locale: Locale) {
  return locale === 'ne'
    ? { title: nepali, other: { text: name, lang: 'en' } }
    : { title: name, other: { text: nepali, lang: 'ne' } };
}
