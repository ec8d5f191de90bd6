import { expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { categories } from '~/config/routes';
import { buildIndex, search } from '~/domain/search/match';
import { readLabels, readProducts } from '../domain/content';
import { rowsOf } from './tables';

/** A word that people type, with the products or the category that it finds. */
interface Search {
  first?: string[];
  only?: string[];
  category?: string;
  /** A language without which the word finds nothing. */
  language?: string;
}

const products = readProducts().map((product) => ({ ...product, id: String(product.id) }));
const index = buildIndex(products, readLabels());
const known = new Set([...products.map(({ id }) => id), ...categories.map(({ slug }) => slug as string)]);
const keepKnown = (ids: string[]) => ids.filter((id) => known.has(id));

test('each word of the table finds its products or its category', () => {
  for (const { id, language, first, only, category = '' } of rowsOf<Search>('searches')) {
    if (language && !locales.some((locale) => locale === language)) continue;
    const found = search(index, id);
    if (first) expect.soft(found.slice(0, 3), id).toEqual(expect.arrayContaining(keepKnown(first)));
    if (only) expect.soft(found, id).toEqual(keepKnown(only));
    if (known.has(category)) expect.soft(found, id).toEqual([category]);
  }
});
