import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from '~/config/routes';
import { type Criteria, readCriteria, sorts } from '~/domain/search/criteria';
import { uses } from '~/domain/use';

const read = (search: string) => readCriteria(new URLSearchParams(search));
const nothing: Criteria = { query: '', categories: [], packs: [], uses: [] };

/** The address of criteria, as the fields of the finder write it. */
function write({ query, categories, packs, minPrice, maxPrice, rating, uses, sort }: Criteria) {
  const named = {
    q: query,
    category: categories,
    pack: packs,
    min: minPrice,
    max: maxPrice,
    rating,
    use: uses,
    sort,
  };
  const pairs = Object.entries(named).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return new URLSearchParams(pairs);
}

describe('the criteria in a URL', () => {
  test.each([
    '',
    '?',
    '?q=',
    '?q=%20%09',
    '?category=sauce&category=Box',
    '?pack=0&pack=-50&pack=50g&pack=&pack=Infinity&pack=1e3',
    '?min=cheap&max=-1&max=5',
    '?rating=9&rating=0',
    '?rating=0',
    '?use=cars&use=toString',
    '?sort=best',
    '?utm_source=x&Q=jeera',
  ])('%j restrict nothing', (search) => {
    expect(read(search)).toEqual(nothing);
  });

  test('have no duplicates, a fixed sequence and at most a hundred characters', () => {
    const [one, other] = categories.map(({ slug }) => slug);
    const [use] = uses;
    expect(read(`pack=100&pack=50&pack=50&use=${use}&use=${use}&category=${other}&category=${one}`)).toEqual({
      ...nothing,
      packs: [50, 100],
      uses: [use],
      categories: [one, other].filter(Boolean),
    });
    for (const sort of sorts)
      expect(read(`min=5&max=80.5&rating=4.5&sort=${sort}`)).toEqual({
        ...nothing,
        minPrice: 5,
        maxPrice: 80.5,
        rating: 4.5,
        sort,
      });
    expect(read('q=50%25+%2B+%231').query).toBe('50% + #1');
    expect(read(`q=${encodeURIComponent('🌶'.repeat(101))}`).query).toBe('🌶'.repeat(100));
    expect(read('q=%20meat%0A%20spi%C2%ADce%20').query).toBe('meat spice');
    expect(read('min=%E0%A5%AE%E0%A5%A6').minPrice).toBe(80);
  });

  test('are stable after one reading of any URL', () => {
    const name = fc.constantFrom('q', 'category', 'pack', 'min', 'max', 'rating', 'use', 'sort', 'x');
    const value = fc.oneof(
      fc.constantFrom('box', 'tea', 'name', '50', '007', '4.5', '1000001', '-1'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const once = readCriteria(new URLSearchParams(pairs));
        expect(readCriteria(write(once))).toEqual(once);
      }),
    );
  });
});
