import type { Locale } from '~/config/locales';

/**
 * Caches a reader by language, so that a build reads once instead of once a page. The development server
 * reads again each time, because the content may have changed.
 */
export function oncePerLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): (locale: Locale) => Promise<Value> {
  if (!import.meta.env.PROD) return read;
  const cached = new Map<Locale, Promise<Value>>();
  return (locale) => {
    const reading = cached.get(locale) ?? read(locale);
    cached.set(locale, reading);
    return reading;
  };
}
