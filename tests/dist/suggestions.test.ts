import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hashedFolder } from '~/config/address';
import { locales } from '~/config/locales';
import { findDeadEnds } from '~/domain/search/suggestion';
import { products } from '../support/content';
import { readBuilt, readSite } from '../support/site';
import { findSuggestions, readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';

const { pages, files } = readSite();

describe.each(locales)('the suggestions in %s', (locale) => {
  const { groups, topics, ask } = readSuggestions(locale);
  const rows = groups.flatMap(({ rows }) => rows);

  test('link to existing pages and anchors', () => {
    const dead = [...rows.map(({ href }) => href), ask].filter((href) => {
      const [path = '', anchor] = href.replace(/\?.*/, '').split('#');
      const page = pages.get(path);
      return !page || (anchor && !page.ids.has(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('have a picture of 48 px in double density for every product', () => {
    const pictures = rows.flatMap(({ picture }) => picture ?? []);
    expect(pictures).toHaveLength(products.length);
    expect(pictures.filter((path) => !files.has(path))).toEqual([]);
  });

  test('have unique names within each kind', () => {
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

/** In bytes with brotli, besides React. */
const mostBytes = 20 * 1024;

const react = /\/(?:react|jsx-runtime|rolldown-runtime)\./;

/** Lists the scripts that a script imports, but those of React. */
const listImports = (path: string): string[] =>
  Array.from(readBuilt(path).matchAll(/from"\.\/([\w.-]+)"/g), ([, name]) => hashedFolder + name)
    .filter((imported) => !react.test(imported))
    .flatMap((imported) => [imported, ...listImports(imported)]);

test.each(locales)('the suggestions in %s and their script keep their budget', (locale) => {
  const island = [...files].filter((path) => path.startsWith(`${hashedFolder}SearchBox.`));
  expect(island).toHaveLength(1);
  const scripts = new Set(island.flatMap((path) => [path, ...listImports(path)]));
  const weigh = (path: string) => brotliCompressSync(readBuilt(path)).length;
  const sizes = [...scripts, findSuggestions(locale)].map((path) => [path, weigh(path)] as const);
  process.stdout.write(`suggestions: ${sizes.map((size) => size.join(' ')).join(', ')} bytes\n`);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
});

test('topics link to the same addresses in all languages', () => {
  const [first, ...others] = locales.map((locale) =>
    rowsOf<{ to?: string[]; fact?: string }>(`topics/${locale}`).map(({ id, to, fact }) => ({
      id,
      to,
      fact,
    })),
  );
  for (const other of others) expect(other).toEqual(first);
});
