import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { askPath, categoryPath, cookPath, pathOf, productPath } from '~/config/routes';
import { createSuggest } from '~/domain/search/suggest';
import { products } from '../support/content';
import { readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';
import { askedPairs } from './words';

const market = rowsOf<{ first?: string[] }>('searches/list').flatMap(({ id, first = [] }) =>
  first.map((number) => [id, number] as const),
);

/** The product and the page that answer a query. */
const answers = [
  ['hot', '102'],
  ['gluten', '', '/faq/#ingredients'],
  ['allergy', '15', '/faq/#ingredients'],
  ['vegetarian', '2', '/faq/#ingredients'],
  ['price', '', '/price-list/'],
  ['near me', '', '/where-to-buy/'],
  ['पिरो', '102'],
  ['शाकाहारी', '2', '/faq/#ingredients'],
  ['भाउ', '', '/price-list/'],
  ['नजिकै', '', '/where-to-buy/'],
];

describe.each(locales)('the suggestions in %s', (locale) => {
  const file = readSuggestions(locale);
  const suggest = createSuggest(file);
  const list = (query: string) => suggest(query).groups.flatMap(({ rows }) => rows.map(({ href }) => href));
  const addressOf = (number = '') => {
    const product = products.find(({ id }) => String(id) === number);
    return product ? productPath(product.category, product.slug, locale) : '';
  };

  test('have the products of a query among the first three', () => {
    const missed = [...askedPairs, ...market].filter(
      ([query, id]) => !list(query).slice(0, 3).includes(addressOf(id)),
    );
    expect(missed).toEqual([]);
  });

  test.each(['momo', 'मोमो', 'मःम'])('for %s have the box, the recipe and the question', (query) => {
    const question = `${pathOf('faq', locale)}#box-or-pouch`;
    expect(list(query)).toEqual([addressOf('2'), cookPath('mo-mo', locale), question]);
  });

  test('answer questions with products and pages', () => {
    for (const [query = '', number, path = ''] of answers) {
      const addresses = [addressOf(number), path && pathOf('home', locale) + path.slice(1)].filter(Boolean);
      expect(list(query), query).toEqual(expect.arrayContaining(addresses));
    }
  });

  test('offer to ask about orders if nothing is found', () => {
    for (const query of ['halal', 'export', 'हलाल', 'निर्यात'])
      expect(suggest(query)).toMatchObject({ groups: [], ask: expect.stringMatching(/./) });
    expect(file.ask).toBe(askPath(locale));
  });

  test('for a product that is not sold offer the nearest category and to ask', () => {
    const near = expect.objectContaining({ href: categoryPath('whole', locale) });
    expect(suggest('hing')).toMatchObject({ near, ask: 'hing' });
  });
});
