import { expect, test } from 'vitest';
import { categories } from '~/config/routes';
import { buildIndex, search } from '~/domain/search/match';
import { readLabels, readProducts } from '../domain/content';
import { rowsOf } from './tables';

/** A word that people type, with the products or the category that it finds. */
interface Search {
  first?: string[];
  only?: string[];
  kind?: string;
}

const products = readProducts().map((product) => ({ ...product, id: String(product.id) }));
const index = buildIndex(products, readLabels());
const known = new Set([...products.map(({ id }) => id), ...categories.map(({ slug }) => slug as string)]);
const keepKnown = (ids: string[]) => ids.filter((id) => known.has(id));

const rows = rowsOf<Search>('searches/list');

test.each(rows.filter(({ first }) => first))(
  '$id finds $first among the first three',
  ({ id, first = [] }) => {
    expect(search(index, id).slice(0, 3)).toEqual(expect.arrayContaining(keepKnown(first)));
  },
);

test.each(rows.filter(({ only }) => only))('$id finds $only and nothing else', ({ id, only = [] }) => {
  expect(search(index, id)).toEqual(keepKnown(only));
});

test.each(rows.filter(({ kind = '' }) => known.has(kind)))(
  '$id finds the category $kind alone',
  ({ id, kind }) => {
    expect(search(index, id)).toEqual([kind]);
  },
);
