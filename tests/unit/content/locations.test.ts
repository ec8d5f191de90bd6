import { expect, test } from 'vitest';
import { places } from '../../fixtures/catalogue';
import { rowsOf } from './tables';

interface Province {
  name: string;
  districts: { name: string; cities: string[] }[];
}

const provinces = rowsOf<Province>('locations/nepal');

const districts = provinces.flatMap((province) => province.districts);

test('the seven provinces list their districts in the order of the specification', () => {
  const stored = provinces.map((province) => ({
    province: province.name,
    districts: province.districts.map(({ name }) => name),
  }));
  expect(stored).toHaveLength(7);
  expect(stored).toEqual(places);
});

test.each(provinces)('the id of $name is made of its name', ({ id, name }) => {
  expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
});

test('there are 76 pairs of province and district, each with three different cities', () => {
  expect(districts).toHaveLength(76);
  for (const { name, cities } of districts) {
    expect(new Set(cities).size, name).toBe(3);
  }
});

test.each([
  ['Kathmandu', ['Kathmandu', 'Bhaktapur', 'Lalitpur']],
  ['Kaski', ['Pokhara', 'Lekhnath', 'Pokhara Lekhnath']],
])('%s lists the cities of the specification', (name, cities) => {
  expect(districts.find((district) => district.name === name)?.cities).toEqual(cities);
});

test.each(['Morang', 'Sunsari', 'Saptari', 'Siraha', 'Rukum West'])(
  '%s stands under two provinces, with the same cities',
  (name) => {
    const found = districts.filter((district) => district.name === name);
    expect(found).toHaveLength(2);
    expect(found[0]?.cities).toEqual(found[1]?.cities);
  },
);
