/** How a language is called, and how it writes numbers, prices and days. */
export interface Language {
  /** BCP 47 tag for `Intl` and `og:locale`. */
  tag: string;
  /** What it calls itself. */
  name: string;
  /** What other pages say to somebody whose browser asks first for this language, and the button that closes it. */
  offer?: { text: string; close: string };
  /** By its name in ISO 15924; decides which fonts its pages have. */
  script: 'Latn' | 'Deva';
  /** Digits, by their name in the Unicode CLDR. */
  numerals: 'latn' | 'deva';
  calendar: 'gregory' | 'bikram-sambat';
  /** Amounts of rupees with their currency; a gap as in `interpolate`. */
  rupees: string;
  /** What follows a weight. */
  units: { g: string; kg: string };
}

/** Every language the code knows. A new one also needs a dictionary in `messages/` and its content files. */
const languages = {
  en: {
    tag: 'en-NP',
    name: 'English',
    script: 'Latn',
    numerals: 'latn',
    calendar: 'gregory',
    rupees: 'Rs.{amount}',
    units: { g: ' g', kg: ' kg' },
  },
  ne: {
    tag: 'ne-NP',
    name: 'नेपाली',
    offer: { text: 'यो पाना नेपालीमा पनि छ', close: 'बन्द गर्नुहोस्' },
    script: 'Deva',
    numerals: 'deva',
    calendar: 'bikram-sambat',
    rupees: 'रु. {amount:deva}',
    units: { g: ' ग्राम', kg: ' किलो' },
  },
} satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

/** Languages the site is published in. The first is at the root, others are under `/<locale>/`. */
export const locales: readonly [Locale, ...Locale[]] = ['en', 'ne'];

export const [defaultLocale] = locales;

/** Language of the catalogue's data, of stored orders and of the dashboard, published or not. */
export const sourceLocale: Locale = 'en';

/** The language of a page by its `lang`. */
export const readLocale = (lang: string): Locale =>
  locales.find((locale) => locale === lang) ?? defaultLocale;

/** What is known of a language. */
export const languageOf = (locale: Locale): Language => languages[locale];

/** Languages whose pages set only product names in Devanagari. */
export const latinLocales = [...new Set([sourceLocale, ...locales])].filter(
  (locale) => languageOf(locale).script !== 'Deva',
);

/** Published languages that are written in Devanagari. */
export const devanagariLocales = locales.filter((locale) => languageOf(locale).script === 'Deva');
