import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseDistrict, chooseProvince, citiesOf, districtsOf, knownAddress } from '~/domain/locations';
import { readProvinces } from './content';

const table = readProvinces();
const nothing = { province: '', district: '', city: '' };
const chosen = { province: 'North', district: 'Both', city: 'Hill' };
const twice = [
  { name: 'North', districts: [{ name: 'Both', cities: ['Upper', 'Middle', 'Hill'] }] },
  { name: 'South', districts: [{ name: 'Both', cities: ['Lower', 'River', 'Plain'] }] },
];

test.each([
  ['North', 'Both', ['Upper', 'Middle', 'Hill']],
  ['South', 'Both', ['Lower', 'River', 'Plain']],
  ['East', 'Both', []],
  ['north', 'Both', []],
  ['North', '', []],
  ['', 'Both', []],
])('offers the cities of the pair %s, %s', (province, district, cities) => {
  expect(citiesOf(twice, province, district)).toEqual(cities);
});

describe('choosing', () => {
  const order = Object.freeze({ ...chosen, fullName: 'Ram' });

  test('clears only the places that depend on the choice', () => {
    for (const province of ['South', 'North', ''])
      expect(chooseProvince(order, province)).toEqual({ ...order, province, district: '', city: '' });
    expect(chooseDistrict(order, 'Other')).toEqual({ ...order, district: 'Other', city: '' });
  });

  test('in any order keeps a valid address', () => {
    const step = fc.record({ kind: fc.constantFrom('province', 'district', 'city'), pick: fc.nat() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let address = nothing;
        for (const { kind, pick } of steps) {
          const offered = {
            province: table.map(({ name }) => name),
            district: districtsOf(table, address.province).map(({ name }) => name),
            city: citiesOf(table, address.province, address.district),
          }[kind];
          const choice = offered[pick % offered.length] ?? '';
          if (kind === 'province') address = chooseProvince(address, choice);
          if (kind === 'district') address = chooseDistrict(address, choice);
          if (kind === 'city') address = { ...address, city: choice };
          expect(knownAddress(table, address)).toEqual(address);
        }
      }),
    );
  });
});

test.each([
  [{}, chosen],
  [{ city: 'Atlantis' }, { ...chosen, city: '' }],
  [{ district: 'Ilam' }, { ...nothing, province: 'North' }],
  [{ province: 'Bihar' }, nothing],
])('of an address with %j the table knows %j', (change, known) => {
  expect(knownAddress(twice, { ...chosen, ...change })).toEqual(known);
});
