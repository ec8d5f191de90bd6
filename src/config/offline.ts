import { languageOf, locales } from './locales.ts';
import { messagesOf } from './messages/index.ts';
import { localised, pathOf } from './routes.ts';

/** Settings of the offline worker for each language. The one at the root comes last. */
export const offlineLocales = locales
  .map((locale) => {
    const { tag, calendar } = languageOf(locale);
    return {
      folder: localised('/', locale),
      fallback: localised('/offline/', locale),
      pages: (['products', 'priceList', 'whereToBuy'] as const).map((page) => pathOf(page, locale)),
      forms: (['order', 'contact'] as const).map((page) => pathOf(page, locale)),
      note: messagesOf(locale).chrome.savedCopy,
      tag,
      calendar,
    };
  })
  .reverse();
