import { expect, test } from 'vitest';
import { categories } from '~/config/routes';
import { type Criteria, readCriteria, sorts } from '~/domain/search/criteria';
import { uses } from '~/domain/use';

const read = (search: string) => readCriteria(new URLSearchParams(search));
const nothing: Criteria = { query: '', categories: [], packs: [], uses: [] };

test('the criteria in a URL restrict nothing if they are empty, unknown or impossible', () => {
  const packs = '?pack=0&pack=-50&pack=50g&pack=&pack=Infinity&pack=1e3';
  const others = ['?category=sauce&category=Box', '?use=cars&use=toString', '?utm_source=x&Q=jeera'];
  const limits = ['?min=cheap&max=-1&max=5', '?rating=9&rating=0', '?rating=0', '?sort=best'];
  for (const search of ['', '?', '?q=', '?q=%20%09', packs, ...others, ...limits])
    expect(read(search), search).toEqual(nothing);
});

test('the criteria in a URL have no duplicates and a fixed sequence', () => {
  const [one, other] = categories.map(({ slug }) => slug);
  const [use] = uses;
  expect(read(`pack=100&pack=50&pack=50&use=${use}&use=${use}&category=${other}&category=${one}`)).toEqual({
    ...nothing,
    packs: [50, 100],
    uses: [use],
    categories: [one, other].filter(Boolean),
  });
  for (const sort of sorts) {
    const limits = { minPrice: 5, maxPrice: 80.5, rating: 4.5 };
    expect(read(`min=5&max=80.5&rating=4.5&sort=${sort}`)).toEqual({ ...nothing, ...limits, sort });
  }
  expect(read('min=%E0%A5%AE%E0%A5%A6').minPrice).toBe(80);
});

test.each([
  ['50%25+%2B+%231', '50% + #1'],
  [encodeURIComponent('🌶'.repeat(101)), '🌶'.repeat(100)],
  ['%20meat%0A%20spi%C2%ADce%20', 'meat spice'],
])('the criteria in a URL have a clean query of at most a hundred characters: %s', (written, query) => {
  expect(read(`q=${written}`).query).toBe(query);
});
