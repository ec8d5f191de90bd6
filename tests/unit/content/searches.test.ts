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

const rows = rowsOf<Search>('searches/list').filter(
  ({ language }) => !language || locales.some((locale) => locale === language),
);

test.each(rows.filter(({ first }) => first))(
  '$id finds $first among the first three',
  ({ id, first = [] }) => {
    expect(search(index, id).slice(0, 3)).toEqual(expect.arrayContaining(keepKnown(first)));
  },
);

test.each(rows.filter(({ only }) => only))('$id finds $only and nothing else', ({ id, only = [] }) => {
  expect(search(index, id)).toEqual(keepKnown(only));
});

test.each(rows.filter(({ category = '' }) => known.has(category)))(
  '$id finds the category $category alone',
  ({ id, category }) => {
    expect(search(index, id)).toEqual([category]);
  },
);
