import { type Locale, languageOf, locales, sourceLocale, writeWeight } from '../locales.ts';
import { chats, site, unitPrice } from '../site.ts';
import en from './en.json' with { type: 'json' };
import { interpolate } from './interpolate.ts';
import ne from './ne.json' with { type: 'json' };

export { interpolate };

/** Name and address of the business, which other languages translate. */
const business = {
  name: site.brand.name,
  fullName: site.brand.fullName,
  founder: site.founder,
  street: site.address.street,
  city: site.address.city,
  country: site.address.country,
  credit: site.credit.name,
};

/** Texts of the site itself, without its content. English defines the type. */
export type Messages = typeof en & { business: Record<keyof typeof business, string> };

const dictionaries: Record<Locale, Messages> = { en: { ...en, business }, ne };

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

/** Texts that a published language lacks. */
export const dictionaryFaults: { file: string; reason: string }[] = [];

const published = new Map<Locale, Messages>();
// The dashboard needs the source language, published or not.
for (const locale of new Set([sourceLocale, ...locales])) {
  const messages: Messages | undefined = dictionaries[locale];
  const report = (file: string, reason: string) =>
    dictionaryFaults.push({ file: `src/config/messages/${file}`, reason });
  const missing = messages ? findMissing(messages, dictionaries[sourceLocale]) : [];
  for (const name of missing) report(`${locale}.json`, `no text for '${name}'`);
  if (!messages) report('index.ts', `has no dictionary '${locale}'`);
  else if (missing.length === 0) published.set(locale, fillSettings(messages, locale, messages.forms.send));
}

/**
 * Returns the dictionary of a published language.
 * @throws Error if it is incomplete
 */
export function messagesOf(locale: Locale): Messages {
  const messages = published.get(locale);
  if (messages) return messages;
  const faults = dictionaryFaults.map(({ file, reason }) => `${file}: ${reason}`);
  throw new Error(faults.join('\n') || `src/config/locales.ts: the site is not published in '${locale}'`);
}
