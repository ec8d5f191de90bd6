import type { AstroGlobal } from 'astro';
import { defaultLocale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';

/**
 * Returns the language of the page that is being built, and its texts. Reads the parameter of the path, because
 * `Astro.currentLocale` also takes the folder of the host for a language.
 */
export function here({ params }: Pick<AstroGlobal, 'params'>) {
  const locale = locales.find((one) => one === params.locale) ?? defaultLocale;
  return { locale, messages: messagesOf(locale) };
}
