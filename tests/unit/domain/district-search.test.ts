import { expect, test } from 'vitest';
import { listPlaces, makeDistrictSearch } from '~/domain/district-search';
import { rowsOf } from '../content/tables';
import { readProvinces } from './content';

const names = Object.fromEntries(
  rowsOf<{ name: string }>('place-names/ne').map(({ id, name }) => [id, name]),
);
const places = listPlaces(readProvinces(), { ne: names });
const ids = ['kaski', 'dhanusha', 'dang', 'bara', 'bardiya', 'kathmandu', 'morang'];
const find = makeDistrictSearch(places, new Set(ids));

test.each([
  ['a town', 'pokhara', ['kaski']],
  ['a misspelt town', 'pokhra', ['kaski']],
  ['a name in Devanagari', 'पोखरा', ['kaski']],
  ['a name with an ending', 'पोखराको', ['kaski']],
  ['a beginning', 'janakpur', ['dhanusha']],
  ['a name that is the beginning of another', 'bara', ['bara']],
  ['another romanisation', 'daang', ['dang']],
  ['a town that another district has, too', 'Bhaktapur', ['kathmandu']],
  ['a province', 'gandaki', ['kaski']],
  ['two places', 'kaski, dang', ['kaski', 'dang']],
])('finds the district of %s', (_, query, districts) => {
  expect(find(query)).toEqual({ kind: 'found', districts });
});

test('names the districts of the province for a district without a shop', () => {
  expect(find('manang')).toMatchObject({
    kind: 'none',
    place: { name: 'Manang' },
    province: { name: 'Gandaki Province', translations: { ne: names['Gandaki Province'] } },
    districts: ['kaski'],
  });
});

test('names no district for a province without a shop', () => {
  expect(find('jumla')).toMatchObject({ kind: 'none', place: { name: 'Jumla' }, districts: [] });
});

test('finds all without a word, and nothing for an unknown one', () => {
  for (const query of ['', '  ', '?!']) expect(find(query), query).toEqual({ kind: 'all' });
  for (const query of ['atlantis', '44600', 'टोकियो', '<script>', 'constructor'])
    expect(find(query), query).toEqual({ kind: 'unknown' });
});

test('knows every place of the table by each of its names', () => {
  const everywhere = makeDistrictSearch(places, new Set(places.flatMap(({ districts }) => districts)));
  for (const { name, translations, districts } of places)
    for (const query of [name, ...Object.values(translations)])
      expect(everywhere(query), query).toMatchObject({
        kind: 'found',
        districts: expect.arrayContaining(districts),
      });
});
