import type { Locale } from '~/config/locales';

/**
 * Keeps what is read for a language, so that a build reads it once and not once a page. The development server reads
 * it again each time, because the content may have changed.
 */
export function oncePerLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): (locale: Locale) => Promise<Value> {
  if (!import.meta.env.PROD) return read;
  const kept = new Map<Locale, Promise<Value>>();
  return (locale) => {
    const known = kept.get(locale) ?? read(locale);
    kept.set(locale, known);
    return known;
  };
}
