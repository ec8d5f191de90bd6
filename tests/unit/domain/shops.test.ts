import { expect, test } from 'vitest';
import { findNearest, findPlaceFault, groupShops, type Position } from '~/domain/shops';
import { provinces } from '../../fixtures/provinces';

const ilam = { id: 'ilam', province: 'Koshi Province', district: 'Ilam', city: 'Deumai' };
const morang = { id: 'morang', province: 'Koshi Province', district: 'Morang', city: 'Belbari' };

test('groups shops in the order of the location table', () => {
  const districts = [ilam, morang].map((shop) => ({ name: shop.district, shops: [shop] }));
  expect(groupShops([morang, ilam], provinces)).toEqual([{ province: 'Koshi Province', districts }]);
});

test('names a town that its district does not have', () => {
  expect(findPlaceFault({ ...ilam, city: 'Pokhara' }, provinces)).toMatch(
    '‘Pokhara’ is not in our list of places in Ilam, Koshi Province',
  );
});

test('finds the nearest place with degrees of longitude as short as they are there', () => {
  const places = new Map<string, Position>([
    ['north', [28, 84]],
    ['east', [27, 85.05]],
  ]);
  expect(findNearest([27, 84], places)).toBe('east');
  expect(findNearest([27, 84], new Map())).toBeUndefined();
});
