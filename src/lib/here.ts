import type { AstroGlobal } from 'astro';
import { defaultLocale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';

/** Returns the language of the page that is being rendered, and its texts. */
export function here({ params }: Pick<AstroGlobal, 'params'>) {
  const locale = locales.find((one) => one === params.locale) ?? defaultLocale;
  return { locale, messages: messagesOf(locale) };
}
