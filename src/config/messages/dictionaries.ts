import { type Locale, languageOf, locales, sourceLocale } from '../locales.ts';
import { chats, site, unitPrice } from '../site.ts';
import { writeWeight } from '../weight.ts';
import type { Messages } from './index.ts';
import { interpolate } from './interpolate.ts';

/** Texts that a published language lacks. */
export const dictionaryFaults: { file: string; reason: string }[] = [];

/** Imports the dictionary of a language. Reports what it lacks, and returns undefined. */
async function readDictionary(locale: Locale): Promise<Messages | undefined> {
  const [module, { en }] = await Promise.all([
    import(`./${locale}/index.ts`).catch(() => undefined) as Promise<
      Partial<Record<Locale, Messages>> | undefined
    >,
    import('./en/index.ts'),
  ]);
  const messages = module?.[locale];
  const report = (name: string, reason: string) =>
    dictionaryFaults.push({ file: `src/config/messages/${locale}${name}`, reason });
  if (!messages) report('/index.ts', `has no dictionary '${locale}'`);
  const missing = messages ? findMissing(messages, en) : [];
  for (const name of missing) report('', `no text for ${name}`);
  return missing.length > 0 ? undefined : messages && fillSettings(messages, locale, messages.forms.send);
}

type ChannelWords = Pick<Messages['forms']['send'], 'mail' | 'or'>;

/** Names email and the chats in a sentence: 'email, WhatsApp or Viber'. `Intl` does not know every language. */
export function writeChannels({ mail, or }: ChannelWords): string {
  const names = [mail, ...chats.flatMap(({ label }) => label ?? [])];
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} ${or} ${last}` : mail;
}

/**
 * Replaces the placeholders that settings fill: `{currency}`, its `{code}` and `{symbol}`, the `{unit}` of unit
 * prices, and `{channels}`, 'email or WhatsApp'.
 */
export function fillSettings<Texts>(texts: Texts, locale: Locale, words: ChannelWords): Texts {
  const language = languageOf(locale);
  const settings = {
    currency: language.money.name,
    code: site.currency,
    symbol: interpolate(language.money.format, { amount: '' }).trim(),
    channels: writeChannels(words),
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

/**
 * Returns the dictionary of a published language.
 * @throws Error if it is incomplete
 */
export function messagesOf(locale: Locale): Messages {
  const messages = dictionaries.get(locale);
  if (messages) return messages;
  if (!dictionaries.has(locale))
    throw new Error(`src/config/locales.ts: the site is not published in '${locale}'`);
  throw new Error(dictionaryFaults.map(({ file, reason }) => `${file}: ${reason}`).join('\n'));
}
