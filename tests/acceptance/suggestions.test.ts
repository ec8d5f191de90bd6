import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { askPath, categoryPath, cookPath, pathOf, productPath } from '~/config/routes';
import { createSuggest } from '~/domain/search/suggest';
import { products } from '../support/content';
import { readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';
import { askedPairs } from './words';

const market = rowsOf<{ first?: string[] }>('searches/list').flatMap(({ id, first }) =>
  first ? [[id, first] as const] : [],
);

/** Returns a function that lists the addresses of the rows for a query. */
function listSuggested(locale: string) {
  const suggest = createSuggest(readSuggestions(locale));
  return (query: string) => suggest(query).groups.flatMap(({ rows }) => rows.map(({ href }) => href));
}

describe.each(locales)('the suggestions in %s', (locale) => {
  const list = listSuggested(locale);
  const addressOf = (number: string) => {
    const product = products.find(({ id }) => String(id) === number);
    return product && productPath(product.category, product.slug, locale);
  };

  test.each(askedPairs)('for %s have product %s among the first three', (query, id) => {
    expect(list(query).slice(0, 3)).toContain(addressOf(id));
  });

  test.each(market)('for %s begin with products %s', (query, ids) => {
    expect(list(query).slice(0, 3)).toEqual(expect.arrayContaining(ids.map(addressOf)));
  });

  test.each(['momo', 'मोमो', 'मःम'])('for %s have the box, the recipe and the question', (query) => {
    const question = `${pathOf('faq', locale)}#box-or-pouch`;
    expect(list(query)).toEqual([addressOf('2'), cookPath('mo-mo', locale), question]);
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
      ...(number ? [addressOf(number)] : []),
      ...(path ? [pathOf('home', locale) + path.slice(1)] : []),
    ];
    expect(list(query)).toEqual(expect.arrayContaining(answers));
  });

  const suggest = createSuggest(readSuggestions(locale));

  test.each(['halal', 'export', 'हलाल', 'निर्यात'])('for %s offer to ask us', (query) => {
    const { groups, ask } = suggest(query);
    expect(groups).toEqual([]);
    expect(ask).toBeTruthy();
  });

  test('for a product that is not sold offer the nearest category and to ask us', () => {
    const { near, ask } = suggest('hing');
    expect(near?.href).toBe(categoryPath('whole', locale));
    expect(ask).toBe('hing');
  });

  test('ask with the enquiry type for orders', () => {
    expect(readSuggestions(locale).ask).toBe(askPath(locale));
  });
});
