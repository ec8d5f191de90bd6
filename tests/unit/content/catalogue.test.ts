import { describe, expect, test } from 'vitest';
import { categories } from '~/config/routes';
import { catalogue } from '../../fixtures/catalogue';
import { rowsOf } from './tables';

interface Product {
  name: string;
  nepali: string;
  romanised: string[];
  size?: string;
  price: string;
  rating?: string;
  image: string;
}

const stored = categories.flatMap(({ slug }) =>
  rowsOf<Product>(`products/${slug}`).map((product) => ({ ...product, category: slug })),
);

const ranges: Record<string, [number, number]> = {
  box: [1, 22],
  pouch: [101, 111],
  whole: [201, 218],
  other: [301, 308],
};

test('holds the 59 products in the order of the specification', () => {
  expect(catalogue).toHaveLength(59);
  expect(stored.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
});

describe.each(catalogue)('product $id, $name', (given) => {
  const product = stored.find(({ id }) => id === given.id);

  test('is stored as the owner gave it, field by field', () => {
    expect(product?.category).toBe(given.category);
    expect(product?.name).toBe(given.name);
    expect(product?.size).toBe(given.size);
    expect(product?.price).toBe(given.price);
    expect(product?.rating).toBe(given.rating);
    expect(product).not.toHaveProperty('discountPrice');
  });

  test('has its own picture, numbered like the product', () => {
    expect(product?.image).toMatch(new RegExp(`/${given.id}-[a-z-]+\\.jpg$`));
  });

  test('has a Nepali name in Devanagari and two to six search words in Latin letters', () => {
    expect(product?.nepali).toMatch(/^[\p{Script=Devanagari}\s]+$/u);
    const words = product?.romanised ?? [];
    expect(words.length).toBeGreaterThanOrEqual(2);
    expect(words.length).toBeLessThanOrEqual(6);
    expect(new Set(words).size).toBe(words.length);
    expect(words.join('')).toMatch(/^[a-z ]+$/);
  });
});

test.each(Object.entries(ranges))('%s holds the numbers of its range, every one', (slug, [first, last]) => {
  const numbers = stored.filter(({ category }) => category === slug).map(({ id }) => Number(id));
  expect(numbers).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
});

test('no product number stands in two categories', () => {
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
});

test('no picture stands for two products', () => {
  expect(new Set(stored.map((product) => product.image)).size).toBe(59);
});
