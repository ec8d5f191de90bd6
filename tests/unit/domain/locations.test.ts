import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseDistrict, chooseProvince, citiesOf, districtsOf, knownAddress } from '~/domain/locations';
import { readProvinces } from './content';

const table = readProvinces();
const pairs = table.flatMap((province) => province.districts.map((district) => ({ province, district })));
const chosen = { province: 'Gandaki Province', district: 'Kaski', city: 'Pokhara' };

const provinceName = fc.constantFrom(...table.map(({ name }) => name));
const districtName = fc.constantFrom(...pairs.map(({ district }) => district.name));

describe('the table', () => {
  test('has 7 provinces and 76 pairs of province and district, with three cities each', () => {
    expect(table).toHaveLength(7);
    expect(pairs).toHaveLength(76);
    for (const { district } of pairs) expect(new Set(district.cities).size, district.name).toBe(3);
  });

  test('names no district twice in a province', () => {
    for (const { districts } of table)
      expect(new Set(districts.map(({ name }) => name)).size).toBe(districts.length);
  });

  test.each([
    ['Bagmati Province', 'Kathmandu', ['Kathmandu', 'Bhaktapur', 'Lalitpur']],
    ['Gandaki Province', 'Kaski', ['Pokhara', 'Lekhnath', 'Pokhara Lekhnath']],
  ])('of %s, %s has the specified cities', (province, district, cities) => {
    expect(citiesOf(table, province, district)).toEqual(cities);
  });
});

describe('the cascade', () => {
  test.each(pairs)('offers $district.name of $province.name its own cities', ({ province, district }) => {
    expect(districtsOf(table, province.name)).toEqual(province.districts);
    expect(districtsOf(table, province.name)).toContainEqual(district);
    expect(citiesOf(table, province.name, district.name)).toEqual(district.cities);
  });

  test('never offers a district of another province or a city of another pair', () => {
    fc.assert(
      fc.property(provinceName, districtName, (province, district) => {
        const own = table.find(({ name }) => name === province)?.districts ?? [];
        expect(districtsOf(table, province).every((offered) => own.includes(offered))).toBe(true);
        const isPair = own.some(({ name }) => name === district);
        const cities = citiesOf(table, province, district);
        expect(cities.length).toBe(isPair ? 3 : 0);
        expect(own.flatMap(({ cities }) => cities)).toEqual(expect.arrayContaining(cities));
      }),
    );
  });

  test('tells the same district under two provinces apart by its pair', () => {
    const twice = [
      { name: 'North', districts: [{ name: 'Both', cities: ['Upper', 'Middle', 'Hill'] }] },
      { name: 'South', districts: [{ name: 'Both', cities: ['Lower', 'River', 'Plain'] }] },
    ];
    expect(citiesOf(twice, 'North', 'Both')).toEqual(['Upper', 'Middle', 'Hill']);
    expect(citiesOf(twice, 'South', 'Both')).toEqual(['Lower', 'River', 'Plain']);
    expect(citiesOf(twice, 'East', 'Both')).toEqual([]);
  });

  test.each(['Morang', 'Sunsari', 'Saptari', 'Siraha'])(
    'offers %s under Koshi and under Madhesh',
    (district) => {
      expect(citiesOf(table, 'Koshi Province', district)).toHaveLength(3);
      expect(citiesOf(table, 'Madhesh Province', district)).toHaveLength(3);
      expect(citiesOf(table, 'Bagmati Province', district)).toEqual([]);
    },
  );

  test('offers nothing while nothing is chosen', () => {
    expect(districtsOf(table, '')).toEqual([]);
    expect(districtsOf(table, 'koshi province')).toEqual([]);
    expect(citiesOf(table, '', 'Kaski')).toEqual([]);
    expect(citiesOf(table, 'Gandaki Province', '')).toEqual([]);
  });
});

describe('choosing', () => {
  test('a province clears district and city, also when it is the same one', () => {
    expect(chooseProvince(chosen, 'Koshi Province')).toEqual({
      province: 'Koshi Province',
      district: '',
      city: '',
    });
    expect(chooseProvince(chosen, chosen.province)).toEqual({
      province: chosen.province,
      district: '',
      city: '',
    });
    expect(chooseProvince(chosen, '')).toEqual({ province: '', district: '', city: '' });
  });

  test('a district clears the city only', () => {
    expect(chooseDistrict(chosen, 'Gorkha')).toEqual({
      province: chosen.province,
      district: 'Gorkha',
      city: '',
    });
  });

  test('keeps what else the record holds, and the record itself', () => {
    const order = Object.freeze({ ...chosen, fullName: 'Ram', items: [] });
    expect(chooseProvince(order, 'Koshi Province')).toMatchObject({ fullName: 'Ram', items: [] });
    expect(chooseDistrict(order, 'Gorkha')).toMatchObject({ fullName: 'Ram', items: [] });
  });

  test('in any order never leaves a place that the table does not offer', () => {
    const step = fc.record({ kind: fc.constantFrom('province', 'district', 'city'), pick: fc.nat() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let address = { province: '', district: '', city: '' };
        for (const { kind, pick } of steps) {
          const offered =
            kind === 'province'
              ? table.map(({ name }) => name)
              : kind === 'district'
                ? districtsOf(table, address.province).map(({ name }) => name)
                : citiesOf(table, address.province, address.district);
          const choice = offered[pick % offered.length] ?? '';
          if (kind === 'province') address = chooseProvince(address, choice);
          if (kind === 'district') address = chooseDistrict(address, choice);
          if (kind === 'city') address = { ...address, city: choice };
          const { province, district, city } = address;
          if (district) expect(districtsOf(table, province).map(({ name }) => name)).toContain(district);
          if (city) expect(citiesOf(table, province, district)).toContain(city);
        }
      }),
    );
  });
});

test.each([
  [chosen, chosen],
  [
    { ...chosen, city: 'Atlantis' },
    { ...chosen, city: '' },
  ],
  [
    { ...chosen, district: 'Ilam' },
    { ...chosen, district: '', city: '' },
  ],
  [
    { ...chosen, province: 'Bihar' },
    { province: '', district: '', city: '' },
  ],
])('of %j the table knows %j', (address, known) => {
  expect(knownAddress(table, address)).toEqual(known);
});
