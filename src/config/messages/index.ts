import type { Locale } from '../locales.ts';
import { en } from './en/index.ts';

/** What the site itself says, as opposed to what its content says. English sets the shape. */
export type Messages = Widen<typeof en>;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

const dictionaries: Partial<Record<Locale, Messages>> = { en };

const checked = new Set<Locale>();

/** The dictionary of one language. @throws Error where a published language has none, or lacks a text */
export function messagesOf(locale: Locale): Messages {
  const messages = dictionaries[locale];
  if (!messages) throw new Error(`src/config/messages: no dictionary for '${locale}'`);
  if (!checked.has(locale)) {
    const missing = findMissing(messages, en);
    if (missing.length > 0)
      throw new Error(`src/config/messages/${locale}: no text for ${missing.join(', ')}`);
    checked.add(locale);
  }
  return messages;
}

/** Names of the messages that are in `shape` but missing or blank in `messages`: `['chrome.footer.company']`. */
export function findMissing(messages: unknown, shape: unknown, name = ''): string[] {
  if (typeof shape === 'string') return typeof messages === 'string' && messages.trim() ? [] : [name];
  const given = Object(messages) as Record<string, unknown>;
  const wanted = Array.isArray(shape) && Array.isArray(messages) ? messages.map(() => '-') : Object(shape);
  return Object.entries(wanted).flatMap(([key, inner]) =>
    findMissing(given[key], inner, name ? `${name}.${key}` : key),
  );
}

/** Puts values into a phrase: `interpolate('Item {number}', { number: 2 })` is 'Item 2'. */
export function interpolate(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
