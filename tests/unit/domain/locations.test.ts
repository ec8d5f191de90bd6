import { expect, test } from 'vitest';
import { chooseDistrict, chooseProvince, citiesOf, districtsOf } from '~/domain/locations';

const chosen = { province: 'North', district: 'Both', city: 'Hill' };
const table = [
  { name: 'North', districts: [{ name: 'Both', cities: ['Upper', 'Middle', 'Hill'] }] },
  { name: 'South', districts: [{ name: 'Both', cities: ['Lower', 'River', 'Plain'] }] },
];

test('offers the places of the pair of province and district', () => {
  expect(districtsOf(table, 'South')).toEqual(table[1]?.districts);
  expect(citiesOf(table, 'North', 'Both')).toEqual(['Upper', 'Middle', 'Hill']);
  expect(citiesOf(table, 'South', 'Both')).toEqual(['Lower', 'River', 'Plain']);
  for (const province of ['East', 'north', '']) expect(citiesOf(table, province, 'Both')).toEqual([]);
  expect(citiesOf(table, 'North', '')).toEqual([]);
});

test('choosing clears only the places that depend on the choice', () => {
  const order = Object.freeze({ ...chosen, fullName: 'Ram' });
  for (const province of ['South', 'North', ''])
    expect(chooseProvince(order, province)).toEqual({ ...order, province, district: '', city: '' });
  expect(chooseDistrict(order, 'Other')).toEqual({ ...order, district: 'Other', city: '' });
});
