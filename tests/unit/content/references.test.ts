import { expect, test } from 'vitest';
import { categories } from '~/config/routes';
import { rowsOf } from './tables';

const products = new Set(categories.flatMap(({ slug }) => rowsOf(`products/${slug}`)).map(({ id }) => id));

test.each(rowsOf<{ spices: string[] }>('recipes/en'))(
  'the recipe $id needs spices that are in the catalogue',
  ({ spices }) => {
    expect(spices.length).toBeGreaterThan(0);
    expect(spices.filter((spice) => !products.has(spice))).toEqual([]);
    expect(new Set(spices).size).toBe(spices.length);
  },
);

test('the top products are 16 different products of all four categories', () => {
  const chosen = rowsOf<{ product: string }>('top-products/list').map(({ product }) => product);
  expect(chosen.filter((product) => !products.has(product))).toEqual([]);
  expect(new Set(chosen).size).toBe(16);
  const hundreds = new Set(chosen.map((product) => Math.floor(Number(product) / 100)));
  expect(hundreds).toEqual(new Set([0, 1, 2, 3]));
});

test('About shows four different posts that there are', () => {
  const posts = new Set(rowsOf('posts/en').map(({ id }) => id));
  const about = rowsOf<{ posts?: string[] }>('pages/en').find(({ id }) => id === 'about')?.posts ?? [];
  expect(about.filter((post) => !posts.has(post))).toEqual([]);
  expect(new Set(about).size).toBe(4);
});
