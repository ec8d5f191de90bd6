import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { findDeadEnds } from '~/domain/search/suggestion';
import { products } from '../support/content';
import { readSite } from '../support/site';
import { readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';

const { pages, files } = readSite();

describe.each(locales)('the suggestions in %s', (locale) => {
  const { groups, topics, ask } = readSuggestions(locale);
  const rows = groups.flatMap(({ rows }) => rows);

  test('lead to pages and anchors that exist', () => {
    const dead = [...rows.map(({ href }) => href), ask].filter((href) => {
      const [path = '', anchor] = href.replace(/\?.*/, '').split('#');
      const page = pages.get(path);
      return !page || (anchor && !page.ids.has(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('have a picture of 48 px in double density for every product', () => {
    const pictures = rows.flatMap(({ picture }) => picture ?? []);
    expect(new Set(pictures).size).toBe(products.length);
    expect(pictures.filter((path) => !files.has(path))).toEqual([]);
  });

  test('have names of their own in every kind', () => {
    for (const { label, rows } of groups) {
      expect(rows.length, label).toBeGreaterThan(0);
      expect(new Set(rows.map(({ id }) => id)).size, label).toBe(rows.length);
    }
  });

  test('answer topics with rows', () => {
    expect(findDeadEnds(topics, groups)).toEqual([]);
    expect(topics.map(({ id }) => id)).toEqual(rowsOf(`topics/${locale}`).map(({ id }) => id));
  });
});

test('topics lead to the same addresses in all languages', () => {
  const [first, ...others] = locales.map((locale) =>
    rowsOf<{ to?: string[]; fact?: string }>(`topics/${locale}`).map(({ id, to, fact }) => ({
      id,
      to,
      fact,
    })),
  );
  for (const other of others) expect(other).toEqual(first);
});
