import { expect, test } from 'vitest';
import { nameItems, offerItems, packsOf } from '~/domain/order/offer';

const offered = offerItems([
  { id: '1', name: 'Meat Spice', packs: [{ grams: 100, rupees: 130 }] },
  {
    id: '108',
    name: 'Meat Spice',
    packs: [
      { grams: 100, rupees: 100 },
      { grams: 1000, rupees: 900 },
    ],
  },
  { id: '204', name: 'Fennel Seeds', packs: [{ rupees: 40 }, { rupees: 75 }] },
]);

test('packs are suggested with a price and a unique name', () => {
  expect(offered.map(({ product, name, size, rupees }) => [product, name, size, rupees])).toEqual([
    ['Meat Spice (№ 1)', 'Meat Spice (№ 1) 100 g', '100 g · Rs.130', 130],
    ['Meat Spice (№ 108)', 'Meat Spice (№ 108) 100 g', '100 g · Rs.100', 100],
    ['Meat Spice (№ 108)', 'Meat Spice (№ 108) 1 kg', '1 kg · Rs.900', 900],
    ['Fennel Seeds', 'Fennel Seeds Rs.40', 'Rs.40', 40],
    ['Fennel Seeds', 'Fennel Seeds Rs.75', 'Rs.75', 75],
  ]);
});

test.each([
  ['Fennel Seeds', [40, 75]],
  [' fennel seeds ', [40, 75]],
  ['Meat Spice (№ 108)', [100, 900]],
  ['Meat Spice', [130, 100, 900]],
  ['Meat Spice (№ 108) 1 kg', []],
  ['Fennel', []],
  ['', []],
])('the item %j has packs of Rs. %j to choose from', (item, rupees) => {
  expect(packsOf(item, offered).map((pack) => pack.rupees)).toEqual(rupees);
});

const cumin = { id: '7', name: 'Cumin', title: 'जीरा', packs: [{ grams: 50, rupees: 60 }, { rupees: 75 }] };

test('suggestions on Nepali pages show Nepali sizes and keep English names', () => {
  expect(offerItems([cumin], 'ne')).toEqual([
    {
      product: 'Cumin',
      name: 'Cumin 50 g',
      size: '५० ग्राम · रु. ६०',
      number: '7',
      titles: ['जीरा', ''],
      grams: 50,
      rupees: 60,
    },
    { product: 'Cumin', name: 'Cumin Rs.75', size: 'रु. ७५', number: '7', titles: ['जीरा', ''], rupees: 75 },
  ]);
});

test("products and packs have unique names in the page's language", () => {
  expect(
    nameItems([cumin, { ...cumin, id: '201', name: 'Cumin Seeds', packs: [] }], 'ne', 'नं. {number:deva}'),
  ).toEqual({
    Cumin: 'जीरा (नं. ७)',
    'Cumin 50 g': 'जीरा (नं. ७) ५० ग्राम',
    'Cumin Rs.75': 'जीरा (नं. ७) रु. ७५',
    'Cumin Seeds': 'जीरा (नं. २०१)',
  });
});
