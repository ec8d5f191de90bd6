import { type Locale, languageOf, locales, sourceLocale } from '../locales.ts';
import { chats, site, unitPrice } from '../site.ts';
import { writeWeight } from '../weight.ts';
import type { Messages } from './index.ts';
import { interpolate } from './interpolate.ts';

/**
 * Imports the dictionary of a language.
 *
 * @throws Error if it does not exist or lacks a text
 */
async function readDictionary(locale: Locale): Promise<Messages> {
  const [module, { en }] = await Promise.all([
    import(`./${locale}/index.ts`).catch((cause: unknown) => {
      throw new Error(`src/config/messages/${locale}/index.ts: no dictionary for '${locale}'`, { cause });
    }),
    import('./en/index.ts'),
  ]);
  const messages = (module as Partial<Record<Locale, Messages>>)[locale];
  const missing = findMissing(messages, en);
  if (!messages || missing.length > 0)
    throw new Error(`src/config/messages/${locale}: no text for ${missing.join(', ')}`);
  return fillSettings(messages, locale, messages.forms.send.mail);
}

/** Names email and the chats in a sentence: 'email or WhatsApp'. */
export const writeChannels = (locale: Locale, mail: string): string =>
  new Intl.ListFormat(languageOf(locale).tag, { type: 'disjunction' }).format([
    mail,
    ...chats.flatMap(({ label }) => label ?? []),
  ]);

/**
 * Replaces the placeholders that settings fill: `{currency}`, its `{code}` and `{symbol}`, the `{unit}` of unit
 * prices, and `{channels}`, 'email or WhatsApp'.
 * @param mail name of email in the language
 */
export function fillSettings<Texts>(texts: Texts, locale: Locale, mail: string): Texts {
  const language = languageOf(locale);
  const settings = {
    currency: language.money.name,
    code: site.currency,
    symbol: interpolate(language.money.format, { amount: '' }).trim(),
    channels: writeChannels(locale, mail),
    unit: writeWeight(unitPrice.grams, language).replaceAll(' ', '\u00a0'),
  };
  return JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string' ? interpolate(value, settings) : value,
  );
}

/** Lists the messages of `shape` that are missing or blank in `messages`: `['chrome.footer.company']`. */
export function findMissing(messages: unknown, shape: unknown, name = ''): string[] {
  if (typeof shape === 'string') return typeof messages === 'string' && messages.trim() ? [] : [name];
  const given = Object(messages) as Record<string, unknown>;
  const wanted = Array.isArray(shape) && Array.isArray(messages) ? messages.map(() => '-') : Object(shape);
  return Object.entries(wanted).flatMap(([key, inner]) =>
    findMissing(given[key], inner, name ? `${name}.${key}` : key),
  );
}

const dictionaries = new Map(
  // The dashboard needs the source language, published or not.
  await Promise.all(
    [...new Set([sourceLocale, ...locales])].map(
      async (locale) => [locale, await readDictionary(locale)] as const,
    ),
  ),
);

/** Returns the dictionary of a published language. */
export function messagesOf(locale: Locale): Messages {
  const messages = dictionaries.get(locale);
  if (!messages) throw new Error(`src/config/locales.ts: the site is not published in '${locale}'`);
  return messages;
}
