import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('criteria', () => {
  test('that restrict nothing keep the catalogue as it is', () => {
    expect(find({})).toEqual(catalogueOrder);
  });

  test('of category and use accept any choice and apply together', () => {
    expect(find({ categories: ['other'] })).toEqual([301, 302, 303, 304, 305, 306, 307, 308]);
    expect(find({ uses: ['tea'] })).toEqual([8, 202, 204, 216, 217, 218, 307, 308]);
    expect(find({ categories: ['other', 'box'], uses: ['tea', 'fish'] })).toEqual([8, 15, 22, 307, 308]);
  });

  test('of pack keep only products that have one of the weights', () => {
    expect(find({ packs: [40] })).toEqual([111]);
    expect(find({ packs: [1000, 150] })).toEqual([201, 308]);
    expect(find({ packs: [50, 100] })).not.toContain(204);
  });

  test('of price check each pack of the chosen weights', () => {
    expect(find({ minPrice: 600 })).toEqual([201]);
    expect(find({ maxPrice: 10 })).toEqual([101, 102, 103, 108, 109]);
    expect(find({ minPrice: 590, maxPrice: 600 })).toEqual([]);
    expect(find({ packs: [500], maxPrice: 140 })).toEqual([202]);
    expect(find({ minPrice: 25, maxPrice: 25 })).toEqual([205, 206]);
  });

  test('of rating omit products with a lower rating or none', () => {
    expect(find({ rating: 5 })).toEqual([4, 18, 204, 205, 211, 212, 215, 302, 305]);
    expect(find({ rating: 0.5 })).toEqual(catalogueOrder.filter((id) => id !== 21));
  });

  test('filter the results of a query, the best match first', () => {
    expect(find({ query: 'cumin' })).toEqual([107, 201, 10]);
    expect(find({ query: 'cumin', categories: ['box', 'whole'] })).toEqual([201, 10]);
    expect(find({ query: 'xyzzy' })).toEqual([]);
  });
});

describe('the order', () => {
  test('of the catalogue applies to a query too', () => {
    expect(find({ query: 'cumin', sort: 'catalogue' })).toEqual([10, 107, 201]);
  });

  test('by name follows the alphabet', () => {
    const names = find({ sort: 'name' }).map((id) => stored.find((product) => product.id === id)?.name ?? '');
    expect(names).toEqual([...names].sort(new Intl.Collator('en-NP').compare));
    expect(names[0]).toBe('Ban Silam');
  });

  test('by price compares the cheapest pack of the chosen weights', () => {
    expect(find({ sort: 'price' }).slice(0, 6)).toEqual([101, 102, 103, 108, 109, 104]);
    expect(find({ sort: 'price', packs: [500] }).slice(0, 3)).toEqual([202, 106, 101]);
    expect(find({ sort: 'price' }).at(-1)).toBe(218);
  });

  test('by price per 100 g puts products without it last, in catalogue order', () => {
    const order = find({ sort: 'per100' });
    expect(order[0]).toBe(202);
    expect(order.slice(-6)).toEqual([204, 205, 206, 207, 208, 209]);
    expect(find({ sort: 'per100', packs: [25] })[0]).toBe(3);
  });

  test('by rating is from the best to those without a rating', () => {
    expect(find({ sort: 'rating' }).slice(0, 3)).toEqual([4, 18, 204]);
    expect(find({ sort: 'rating' }).at(-1)).toBe(21);
  });
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
    sort: fc.constantFrom(
      'catalogue' as const,
      'name' as const,
      'price' as const,
      'per100' as const,
      'rating' as const,
    ),
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
