import process from 'node:process';
import type { Locale } from '~/config/locales';

/**
 * Caches a reader by language, so that a build reads once instead of once a page. The development server
 * reads again each time, because the content may have changed.
 */
export function oncePerLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): (locale: Locale) => Promise<Value> {
  // `import.meta.env.PROD` can be overridden by a variable of that name, which test runners set.
  if (process.env.NODE_ENV !== 'production') return read;
  const cached = new Map<Locale, Promise<Value>>();
  return (locale) => {
    const reading = cached.get(locale) ?? read(locale);
    cached.set(locale, reading);
    return reading;
  };
}
