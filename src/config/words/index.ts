import type { Locale } from '../locales';
import { en } from './en';

/** What the site itself says, as opposed to what its content says. English sets the shape. */
export type Words = Widen<typeof en>;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

const dictionaries: Partial<Record<Locale, Words>> = { en };

const checked = new Set<Locale>();

/** The dictionary of one language. @throws Error where a published language has none, or lacks a word */
export function wordsOf(locale: Locale): Words {
  const words = dictionaries[locale];
  if (!words) throw new Error(`src/config/words: no dictionary for '${locale}'`);
  if (!checked.has(locale)) {
    const missing = findMissing(words, en);
    if (missing.length > 0) throw new Error(`src/config/words/${locale}: no text for ${missing.join(', ')}`);
    checked.add(locale);
  }
  return words;
}

/** Names of the words that are in `shape` but missing or blank in `words`: `['chrome.footer.company']`. */
export function findMissing(words: unknown, shape: unknown, name = ''): string[] {
  if (typeof shape === 'string') return typeof words === 'string' && words.trim() ? [] : [name];
  const given = Object(words) as Record<string, unknown>;
  const wanted = Array.isArray(shape) && Array.isArray(words) ? words.map(() => '-') : Object(shape);
  return Object.entries(wanted).flatMap(([key, inner]) =>
    findMissing(given[key], inner, name ? `${name}.${key}` : key),
  );
}

/** Puts values into a phrase: `fill('Item {number}', { number: 2 })` is 'Item 2'. */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
