import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages/index';
import { type CategorySlug, categories } from '~/config/routes';
import { romanise } from '~/domain/search/devanagari';
import type { Labels } from '~/domain/search/match';
import { type Use, uses } from '~/domain/use';

/** A row of `src/content/unsold.yaml`. */
interface Unsold {
  id: string;
  category: CategorySlug;
  words: readonly string[];
}

/** Returns the names of uses in all languages, and names of unsold products in Latin letters. */
export function makeLabels(unsold: readonly Unsold[]): Labels {
  const nameUse = (use: Use) => {
    const names = locales.map((locale) => romanise(messagesOf(locale).finder.uses[use]).toLowerCase());
    return [...new Set(names)].filter((name) => name !== use).join(' ');
  };
  const wordsOf = (category: CategorySlug) =>
    unsold.flatMap((row) => (row.category === category ? [row.id, ...row.words] : [])).sort();
  return {
    uses: Object.fromEntries(uses.map((use) => [use, nameUse(use)])),
    unsold: Object.fromEntries(categories.map(({ slug }) => [slug, wordsOf(slug).join(' ')])),
  };
}
