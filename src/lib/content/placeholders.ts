import type { Locale } from '~/config/locales';
import { messagesOf, writeChannels } from '~/config/messages';
import { site } from '~/config/site';
import { writeNumerals } from '~/domain/numerals';

/** Returns the values of placeholders in texts of the content, such as `{brand}`, in one language. */
function placeholdersOf(locale: Locale): Readonly<Record<string, string>> {
  const { business, forms } = messagesOf(locale);
  const { name, fullName, founder, street, city, country } = business;
  return {
    brand: name,
    fullName,
    founder,
    street,
    city,
    country,
    email: site.emails.main,
    phone: site.phones.main,
    channels: writeChannels(forms.send),
    bs: writeNumerals(site.founded.bs, locale),
    ad: writeNumerals(site.founded.ad, locale),
  };
}

/** A name in braces. A number in braces is a product in the steps of a recipe. */
const placeholder = /\{([a-z]\w*)\}/gi;

/** Replaces the placeholders in all texts of a value. Keeps unknown ones, which the check reports. */
export function fillPlaceholders<Value>(value: Value, locale: Locale): Value {
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string' && inner.includes('{')) {
      const known = placeholdersOf(locale);
      return inner.replace(placeholder, (name, key: string) =>
        Object.hasOwn(known, key) ? (known[key] ?? '') : name,
      );
    }
    if (Array.isArray(inner)) return inner.map(fill);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, fill(one)]));
  };
  return fill(value) as Value;
}

/** Names the placeholders of a text that no setting fills. */
export function findUnknownPlaceholders(text: string, locale: Locale): string[] {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name);
  return names.length > 0 ? names.filter((name) => !Object.hasOwn(placeholdersOf(locale), name)) : [];
}

/** Puts the placeholders of a former text back into the next one, where it still has their values. */
export function restorePlaceholders(text: string, former: string, locale: Locale): string {
  const known = placeholdersOf(locale);
  return Array.from(former.matchAll(placeholder), ([name, key = '']) => ({ name, value: known[key] ?? '' }))
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.value.length - a.value.length)
    .reduce((kept, { name, value }) => {
      const literal = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
      // A year is no part of a longer number. Nepali adds endings to names.
      return kept.replace(new RegExp(`(?<!\\p{Nd})${literal}(?!\\p{Nd})`, 'gu'), () => name);
    }, text);
}
