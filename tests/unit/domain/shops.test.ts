import { expect, test } from 'vitest';
import { groupShops } from '~/domain/shops';
import { provinces } from '../../fixtures/provinces';

const ilam = { id: 'ilam', province: 'Koshi Province', district: 'Ilam', city: 'Deumai' };
const morang = { id: 'morang', province: 'Koshi Province', district: 'Morang', city: 'Belbari' };
const other = { id: 'other', province: 'Madhesh Province', district: 'Morang', city: 'Belbari' };

test('groups shops in the order of the location table', () => {
  expect(groupShops([morang, ilam], provinces)).toEqual([
    {
      province: 'Koshi Province',
      districts: [
        { name: 'Ilam', shops: [ilam] },
        { name: 'Morang', shops: [morang] },
      ],
    },
  ]);
});

test('names a shop whose town is not in its district', () => {
  expect(() => groupShops([{ ...ilam, city: 'Pokhara' }], provinces)).toThrow(
    "row 'ilam': no Pokhara in Ilam, Koshi Province",
  );
});

test('names a district that two provinces claim', () => {
  expect(() => groupShops([morang, other], provinces)).toThrow(
    "row 'other': other rows have Morang in Koshi Province",
  );
});
