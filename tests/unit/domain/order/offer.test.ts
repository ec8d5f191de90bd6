import { expect, test } from 'vitest';
import { mapItemNames, offerItems } from '~/domain/order/offer';
import { packsOf } from '~/domain/order/order';
import { formatPrice } from '~/domain/price';

const both = [
  { grams: 100, price: 100 },
  { grams: 1000, price: 900 },
];
const offered = offerItems([
  { id: '1', name: 'Meat Spice', packs: [{ grams: 100, price: 130 }] },
  { id: '108', name: 'Meat Spice', packs: both },
  { id: '204', name: 'Fennel Seeds', packs: [{ price: 40 }, { price: 75 }] },
]);

test('packs are suggested with a price and a unique name', () => {
  expect(offered.map(({ product, name, size, price }) => [product, name, size, price])).toEqual([
    ['Meat Spice (№ 1)', 'Meat Spice (№ 1) 100 g', `100 g · ${formatPrice(130)}`, 130],
    ['Meat Spice (№ 108)', 'Meat Spice (№ 108) 100 g', `100 g · ${formatPrice(100)}`, 100],
    ['Meat Spice (№ 108)', 'Meat Spice (№ 108) 1 kg', `1 kg · ${formatPrice(900)}`, 900],
    ['Fennel Seeds', `Fennel Seeds ${formatPrice(40)}`, formatPrice(40), 40],
    ['Fennel Seeds', `Fennel Seeds ${formatPrice(75)}`, formatPrice(75), 75],
  ]);
});

test.each([
  [' fennel seeds ', [40, 75]],
  ['Meat Spice (№ 108)', [100, 900]],
  ['Meat Spice', [130, 100, 900]],
  ['Meat Spice (№ 108) 1 kg', []],
  ['', []],
])('the item %j has packs at %j to choose from', (item, price) => {
  expect(packsOf(item, offered).map((pack) => pack.price)).toEqual(price);
});

const cumin = { id: '7', name: 'Cumin', title: 'जीरा', packs: [{ grams: 50, price: 60 }, { price: 75 }] };

test('suggestions on Nepali pages show Nepali sizes and keep English names', () => {
  const shared = { product: 'Cumin', number: '7', titles: ['जीरा', ''] };
  const loose = { name: `Cumin ${formatPrice(75)}`, size: formatPrice(75, 'ne'), price: 75 };
  expect(offerItems([cumin], 'ne')).toEqual([
    { ...shared, name: 'Cumin 50 g', size: '५० ग्राम · रु. ६०', grams: 50, price: 60 },
    { ...shared, ...loose },
  ]);
});

test("products and packs have unique names in the page's language", () => {
  const seeds = { ...cumin, id: '201', name: 'Cumin Seeds', packs: [] };
  expect(mapItemNames([cumin, seeds], 'ne', 'नं. {number:deva}')).toEqual({
    Cumin: 'जीरा (नं. ७)',
    'Cumin 50 g': 'जीरा (नं. ७) ५० ग्राम',
    [`Cumin ${formatPrice(75)}`]: `जीरा (नं. ७) ${formatPrice(75, 'ne')}`,
    'Cumin Seeds': 'जीरा (नं. २०१)',
  });
});

test.each(['Turmeric', '101', '१०१', ' Besar ', 'haldi', 'बेसार'])(
  '%j finds the packs of turmeric',
  (typed) => {
    const turmeric = { id: '101', name: 'Turmeric', other: { text: 'बेसार' }, romanised: ['besar', 'haldi'] };
    const [pack] = offerItems([{ ...turmeric, packs: [{ grams: 50, price: 60 }] }]);
    expect(packsOf(typed, pack ? [...offered, pack] : [])).toEqual([pack]);
  },
);
