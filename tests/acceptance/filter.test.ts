import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import type { Criteria } from '~/domain/search/criteria';
import { applyCriteria, type Product } from '~/domain/search/filter';
import { buildIndex } from '~/domain/search/match';
import { uses } from '~/domain/use';
import { readProducts } from '../unit/domain/content';

const stored = readProducts();
const products: Product[] = stored.map(({ id, name, category, rating, uses, ...product }) => ({
  id: String(id),
  name,
  category,
  packs: readPacks(product),
  ...(rating !== undefined && { rating: Number(rating) }),
  uses,
}));
const index = buildIndex(stored.map((product) => ({ ...product, id: String(product.id) })));
const all: Criteria = { query: '', categories: [], packs: [], uses: [] };
const find = (criteria: Partial<Criteria>) =>
  applyCriteria(products, index, { ...all, ...criteria }, 'en-NP').map(Number);
const catalogueOrder = stored.map(({ id }) => id);

test('the catalogue has exactly the listed uses', () => {
  expect(new Set(stored.flatMap((product) => product.uses))).toEqual(new Set(uses));
});

test.each<[title: string, Partial<Criteria>, found: number[]]>([
  ['categories', { categories: ['other'] }, [301, 302, 303, 304, 305, 306, 307, 308]],
  ['uses', { uses: ['tea'] }, [8, 202, 204, 216, 217, 218, 307, 308]],
  ['both', { categories: ['other', 'box'], uses: ['tea', 'fish'] }, [8, 15, 22, 307, 308]],
  ['a weight', { packs: [40] }, [111]],
  ['weights', { packs: [1000, 150] }, [201, 308]],
  ['the lowest price', { minPrice: 600 }, [201]],
  ['the highest price', { maxPrice: 10 }, [101, 102, 103, 108, 109]],
  ['both prices of one pack', { minPrice: 590, maxPrice: 600 }, []],
  ['the price of a weight', { packs: [500], maxPrice: 140 }, [202]],
  ['a price', { minPrice: 25, maxPrice: 25 }, [205, 206]],
  ['a rating', { rating: 5 }, [4, 18, 204, 205, 211, 212, 215, 302, 305]],
  ['any rating', { rating: 0.5 }, catalogueOrder.filter((id) => id !== 21)],
  ['nothing', {}, catalogueOrder],
  ['a query, by match', { query: 'cumin' }, [107, 201, 10]],
  ['a query and categories', { query: 'cumin', categories: ['box', 'whole'] }, [201, 10]],
  ['a query, by catalogue', { query: 'cumin', sort: 'catalogue' }, [10, 107, 201]],
  ['a query without a match', { query: 'xyzzy' }, []],
])('criteria of %s find their products', (_, criteria, found) => {
  expect(find(criteria)).toEqual(found);
});

test.each<[title: string, Partial<Criteria>, first: number[], last: number[]]>([
  ['price', { sort: 'price' }, [101, 102, 103, 108, 109, 104], [218]],
  ['price of a weight', { sort: 'price', packs: [500] }, [202, 106, 101], []],
  ['price per 100 g', { sort: 'per100' }, [202], [204, 205, 206, 207, 208, 209]],
  ['price per 100 g of a weight', { sort: 'per100', packs: [25] }, [3], []],
  ['rating', { sort: 'rating' }, [4, 18, 204], [21]],
])('the order by %s begins and ends as expected', (_, criteria, first, last) => {
  const order = find(criteria);
  expect(order.slice(0, first.length)).toEqual(first);
  expect(order.slice(order.length - last.length)).toEqual(last);
});

test('the order by name follows the alphabet', () => {
  const names = find({ sort: 'name' }).map((id) => stored.find((product) => product.id === id)?.name ?? '');
  expect(names).toEqual([...names].sort(new Intl.Collator('en-NP').compare));
  expect(names[0]).toBe('Ban Silam');
});

test('property: any criteria list exactly the matching products', () => {
  const criteria = fc.record({
    query: fc.constantFrom('', 'jeera', 'powder', 'masala', 'xyzzy'),
    categories: fc.subarray(['box', 'pouch', 'whole', 'other'] as const),
    packs: fc.subarray([25, 50, 100, 500]),
    minPrice: fc.nat({ max: 100 }),
    maxPrice: fc.nat({ max: 600 }),
    rating: fc.constantFrom(0.5, 3, 4.5),
    uses: fc.subarray([...uses]),
    sort: fc.constantFrom(...(['catalogue', 'name', 'price', 'per100', 'rating'] as const)),
  });
  fc.assert(
    fc.property(criteria, (wanted) => {
      const { query, ...others } = wanted;
      const hits = find({ query });
      const expected = find(others).filter((id) => hits.includes(id));
      expect(find(wanted).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
      const { sort: _, ...unsorted } = wanted;
      expect(find(unsorted)).toEqual(hits.filter((id) => expected.includes(id)));
    }),
  );
});
