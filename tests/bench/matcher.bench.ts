import { describe, expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { type Criteria, readCriteria } from '~/domain/search/criteria';
import { applyCriteria, type Product } from '~/domain/search/filter';
import { highlight } from '~/domain/search/highlight';
import { buildIndex, type Entry, search } from '~/domain/search/match';
import { readLabels, readProducts } from '../unit/domain/content';
import { growCatalogue } from './catalogue';

type Listed = Entry & Product;

/** Typical queries: names, parts of names, Nepali, misspellings, several words, nonsense. */
const queries = [
  'besar',
  'jee',
  'जीरा',
  'tumeric powdr',
  'kukhura ko masu',
  'chilly',
  'momo masala',
  'xyzzyq',
];

function time(run: () => void, rounds: number): { median: number; worst: number } {
  const taken = Array.from({ length: rounds }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  }).sort((a, b) => a - b);
  return { median: taken[Math.floor(rounds / 2)] ?? 0, worst: taken.at(-1) ?? 0 };
}

const show = ({ median, worst }: { median: number; worst: number }) =>
  `${median.toFixed(2).padStart(8)} ms, at worst ${worst.toFixed(2).padStart(8)} ms`;

describe.each([59, 600])('%i products', (size) => {
  const products: Listed[] = growCatalogue(readProducts(), size).map((product) => ({
    ...product,
    id: String(product.id),
    packs: readPacks(product),
    rating: Number(product.rating ?? 4),
  }));
  const index = buildIndex(products, readLabels());
  const rounds = 40;
  const report = (what: string, run: () => void) =>
    process.stdout.write(
      `  ${String(size).padStart(6)} products  ${what.padEnd(34)} ${show(time(run, rounds))}\n`,
    );

  test('are searched, filtered, sorted and marked', () => {
    report('build the index', () => buildIndex(products, readLabels()));
    for (const query of queries) report(`search '${query}'`, () => search(index, query));

    const criteria: Criteria = readCriteria(
      new URLSearchParams('pack=100&max=200&rating=3&use=meat&sort=per100'),
    );
    report('filter and sort', () => applyCriteria(products, index, criteria, 'en-NP'));
    const shown = products.slice(0, 60);
    report('mark 60 names', () => shown.map(({ name }) => highlight(name, 'tumeric powdr')));

    expect(search(index, products[0]?.name ?? '')).not.toEqual([]);
    expect(applyCriteria(products, index, criteria, 'en-NP')).not.toEqual([]);
  });
});
