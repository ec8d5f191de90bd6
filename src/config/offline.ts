import { defaultLocale, locales, localeTags } from './locales.ts';
import { messagesOf } from './messages/index.ts';
import { pathOf } from './routes.ts';

/** Pages of each language that are readable offline without a visit. */
export const core = locales.flatMap((locale) => [pathOf('products', locale), pathOf('priceList', locale)]);

/** What the offline worker needs of each language; the one whose folder is the root comes last. */
export const editions = locales
  .map((locale) => {
    const folder = locale === defaultLocale ? '/' : `/${locale}/`;
    return {
      folder,
      fallback: `${folder}offline/`,
      note: messagesOf(locale).chrome.kept,
      tag: localeTags[locale],
    };
  })
  .reverse();
