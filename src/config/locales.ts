import { devanagariDigits } from './messages/interpolate.ts';

/** How a language writes amounts of the site's currency. */
interface Money {
  /** An amount with its symbol, with a placeholder of `interpolate`: `'Rs.{amount}'`, `'{amount} €'`. */
  format: string;
  /** Name of the currency in a sentence. */
  name: string;
  /** BCP 47 tag of the digit groups and the decimal mark: `'en-IN'` gives 1,84,000.50, `'de'` 184.000,50. */
  digits: string;
}

/** A language's name and its formats of numbers, prices and days. */
export interface Language {
  /** BCP 47 tag for `Intl`. */
  tag: string;
  /** Value of `og:locale`: one that Facebook knows, which has no English of Nepal. */
  openGraph: string;
  /** Its name in the language itself. */
  name: string;
  /** ISO 15924 code. Selects the fonts of the pages. */
  script: 'Latn' | 'Deva';
  /** CLDR name of the digits. */
  numerals: 'latn' | 'deva';
  calendar: 'gregory' | 'bikram-sambat';
  money: Money;
  /** Units after a weight, a volume or, in recipes, a number of spoons. */
  units: { g: string; kg: string; ml: string; l: string; tsp: string; tbsp: string };
  /** The unit of grams under prices, if it is shorter there. */
  shortGrams?: string;
}

/** Every language the code knows. A new one also needs a dictionary in `messages/` and its content files. */
export const languages = {
  en: {
    tag: 'en-NP',
    openGraph: 'en_GB',
    name: 'English',
    script: 'Latn',
    numerals: 'latn',
    calendar: 'gregory',
    money: { format: 'Rs.{amount}', name: 'Nepali rupees', digits: 'en-IN' },
    units: { g: ' g', kg: ' kg', ml: ' ml', l: ' l', tsp: ' tsp', tbsp: ' tbsp' },
  },
  ne: {
    tag: 'ne-NP',
    openGraph: 'ne_NP',
    name: 'नेपाली',
    script: 'Deva',
    numerals: 'deva',
    calendar: 'bikram-sambat',
    money: { format: 'रु. {amount:deva}', name: 'नेपाली रुपैयाँ', digits: 'en-IN' },
    units: {
      g: ' ग्राम',
      kg: ' किलो',
      ml: ' मि.लि.',
      l: ' लिटर',
      tsp: ' सानो चम्चा',
      tbsp: ' ठूलो चम्चा',
    },
    shortGrams: ' ग्रा.',
  },
} satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

/** Languages the site is published in. The first is at the root, others are under `/<locale>/`. */
export const locales: readonly [Locale, ...Locale[]] = ['en', 'ne'];

export const [defaultLocale] = locales;

/** Language of the catalogue's data, of stored orders and of the dashboard, published or not. */
export const sourceLocale: Locale = 'en';

/** Language of the name that a product has besides its first one. It needs no pages of its own. */
export const secondNameLanguage: string = 'ne';

/** Returns the locale that the page was built in. Translators change its `lang`. */
export const readLocale = (): Locale =>
  locales.find((locale) => locale === document.documentElement.dataset.locale) ?? defaultLocale;

export const languageOf = (locale: Locale): Language => languages[locale];

/** Writes a weight in a language: `'500 g'`, `'1 kg'` from 1000 g, in Nepali `'५०० ग्राम'`. */
export function writeWeight(grams: number, { units, numerals }: Language): string {
  const weight = grams >= 1000 ? grams / 1000 + units.kg : grams + units.g;
  return numerals === 'deva' ? devanagariDigits(weight) : weight;
}
