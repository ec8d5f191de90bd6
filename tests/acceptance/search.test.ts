import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { categoryPath, cookPath, pathOf, productPath } from '~/config/routes';
import { buildIndex, search } from '~/domain/search/match';
import { createSuggest } from '~/domain/search/suggest';
import { products } from '../support/content';
import { readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';
import { readLabels } from '../unit/domain/content';
import { askedPairs } from './words';

const index = buildIndex(
  products.map((product) => ({ ...product, id: String(product.id) })),
  readLabels(),
);
const find = (query: string) => search(index, query).map(Number);

test('each query finds its product first', () => {
  const missed = askedPairs.filter(([query, id]) => search(index, query)[0] !== id);
  expect(missed).toEqual([]);
});

test('a search finds misspellings only if no word matches exactly', () => {
  expect(find('masu')).toEqual([1, 108, 5, 14]);
  expect(find('fish')).toEqual([15]);
  expect(find('cumin spicd')).toEqual([10]);
  expect(find('alas')).toEqual([302]);
  expect(find('ko')).toEqual([305, 306]);
  expect(find('tea')).toEqual([8]);
  expect(find('turmeric')[0]).toBe(101);
  expect(find('jee')).toContain(201);
});

describe.each(locales)('the suggestions in %s', (locale) => {
  const suggest = createSuggest(readSuggestions(locale));
  const list = (query: string) => suggest(query).groups.flatMap(({ rows }) => rows.map(({ href }) => href));
  const pageOf = (number: string) => {
    const product = products.find(({ id }) => String(id) === number);
    return product && productPath(product.category, product.slug, locale);
  };
  const isAmongFirst = (query: string, number: string) =>
    list(query)
      .slice(0, 3)
      .some((href) => href === pageOf(number));

  test('have the products of a query among the first three', () => {
    const market = rowsOf<{ first?: string[] }>('searches').flatMap(({ id, first = [] }) =>
      first.map((number) => [id, number] as const),
    );
    const missed = [...askedPairs, ...market].filter(([query, number]) => !isAmongFirst(query, number));
    expect(missed).toEqual([]);
  });

  test.each(['momo', 'मोमो', 'मःम'])('for %s have the box, the recipe and the question', (query) => {
    const question = `${pathOf('faq', locale)}#box-or-pouch`;
    expect(list(query)).toEqual([pageOf('2'), cookPath('mo-mo', locale), question]);
  });

  const ingredients = '/faq/#ingredients';
  test.each([
    ['hot', '102', ''],
    ['gluten', '', ingredients],
    ['allergy', '15', ingredients],
    ['vegetarian', '2', ingredients],
    ['price', '', '/price-list/'],
    ['near me', '', '/where-to-buy/'],
    ['पिरो', '102', ''],
    ['शाकाहारी', '2', ingredients],
    ['भाउ', '', '/price-list/'],
    ['नजिकै', '', '/where-to-buy/'],
  ])('for %s answer with product %s and %s', (query, number, path) => {
    const answers = [
      ...(number ? [pageOf(number)] : []),
      ...(path ? [pathOf('home', locale) + path.slice(1)] : []),
    ];
    expect(list(query)).toEqual(expect.arrayContaining(answers));
  });

  test('offer to ask with the enquiry type for orders, and the nearest category', () => {
    for (const query of ['halal', 'export', 'हलाल', 'निर्यात']) {
      const { groups, subject } = suggest(query);
      expect(groups, query).toEqual([]);
      expect(subject, query).toBeTruthy();
    }
    const { near, subject } = suggest('hing');
    expect(near?.href).toBe(categoryPath('whole', locale));
    expect(subject).toBe('hing');
    expect(readSuggestions(locale).contactUrl).toBe(`${pathOf('contact', locale)}?enquiry=order&message=`);
  });
});
