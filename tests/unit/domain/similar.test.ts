import { expect, test } from 'vitest';
import { findSimilar } from '~/domain/similar';

const make = (id: string, uses: string[], more = {}) => {
  const name = `Spice ${id}`;
  return { id, name, category: 'box', uses, isSoldOut: false, ...more };
};

test('lists products that share most uses, then those of the category', () => {
  const product = make('1', ['meat', 'rice']);
  const pouch = make('3', ['meat'], { category: 'pouch' });
  const others = [make('2', ['tea']), pouch, make('4', ['meat']), make('5', ['rice', 'meat', 'tea'])];
  expect(findSimilar(product, [product, ...others]).map(({ id }) => id)).toEqual(['5', '4', '3']);
});

test('leaves out sold-out products and those of the same name', () => {
  const product = make('1', ['meat']);
  const others = [make('2', ['meat'], { isSoldOut: true }), make('3', ['meat'], { name: 'Spice 1' })];
  expect(findSimilar(product, [product, ...others])).toEqual([]);
});
