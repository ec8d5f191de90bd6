import { languageOf, locales } from './locales.ts';
import { messagesOf } from './messages/index.ts';
import { localised, pathOf } from './routes.ts';

/** What the offline worker needs of each language; the one whose folder is the root comes last. */
export const editions = locales
  .map((locale) => {
    const { tag, calendar } = languageOf(locale);
    return {
      folder: localised('/', locale),
      fallback: localised('/offline/', locale),
      pages: (['products', 'priceList', 'whereToBuy'] as const).map((page) => pathOf(page, locale)),
      note: messagesOf(locale).chrome.kept,
      tag,
      calendar,
    };
  })
  .reverse();
