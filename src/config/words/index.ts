import type { Locale } from '../locales';
import { en } from './en';

/** What the site itself says, as opposed to what its content says. English sets the shape. */
export type Words = Widen<typeof en>;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

const dictionaries: Partial<Record<Locale, Words>> = { en };

/** The dictionary of one language; throws where a published language has none. */
export function wordsOf(locale: Locale): Words {
  const words = dictionaries[locale];
  if (!words) throw new Error(`src/config/words: no dictionary for '${locale}'`);
  return words;
}

/** Puts values into a phrase: `fill('Item {number}', { number: 2 })` is 'Item 2'. */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
