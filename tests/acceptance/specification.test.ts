/**
 * Tests content that the owner specified and that pages show only in part. Delete this file once the content is your own.
 */
import { describe, expect, test } from 'vitest';
import en from '~/config/messages/en.json' with { type: 'json' };
import { categories } from '~/config/routes';
import { businessTypes } from '~/domain/order/order';
import { rowsOf } from '../unit/content/tables';
import { readProducts, readProvinces } from '../unit/domain/content';

/** Number | category | name | sizes | prices | rating; a dash where the owner gave nothing. */
const catalogue = `
1 | box | Meat Spice | 25 / 50 / 100 / 500g | 40 / 70 / 130 / 580 | 4.5
2 | box | Mo:Mo Spice | 25 / 50 / 100 / 500g | 40 / 70 / 130 / 580 | 3.5
3 | box | Vegetable Spice | 25 / 50 / 100g | 35 / 60 / 110 | 4
4 | box | Hot Spice Mix | 25 / 50 / 100g | 45 / 80 / 150 | 5
5 | box | Chicken Spice | 50 / 100 / 500g | 70 / 130 / 580 | 4.5
6 | box | Kashmiri Spice | 50 / 100g | 90 / 170 | 3.5
7 | box | Chat Spice | 50 / 100g | 60 / 110 | 3
8 | box | Tea Spice | 50 / 100g | 75 / 140 | 4.5
9 | box | Black Peeper Powder | 25 / 50g | 90 / 180 | 4.5
10 | box | Cumin Water Spice | 50 / 100g | 60 / 110 | 3
11 | box | Panipuri Spice | 50g | 60 | 4.5
12 | box | Chowmin Spice | 50g | 70 | 3.5
13 | box | Roasted Chicken Spice | 50g | 70 | 4.5
14 | box | Sekuwa Spice | 50g | 70 | 4.5
15 | box | Fish Spice | 50g | 70 | 4
16 | box | Dried Fenugreek Leaves Spice | 25g | 50 | 3
17 | box | Shahi Biryani Spice | 50 / 100g | 80 / 150 | 4.5
18 | box | Shahi Paneer Spice | 50 / 100g | 60 / 110 | 5
19 | box | Spiced Chickpea Curry Spice | 50 / 100g | 60 / 110 | 3
20 | box | Kichen King Spice | 50g | 60 | 3.5
21 | box | Dry Mango Powder (Amchur) | 100g | 90 | -
22 | box | White Pepper Powder | 50g | 240 | 4
101 | pouch | Turmeric Powder | 10 / 20 / 100 / 200 / 500g | 10 / 20 / 60 / 120 / 290 | 4.5
102 | pouch | Chilli Powder | 10 / 20 / 100 / 200 / 500g | 10 / 20 / 70 / 140 / 340 | 4
103 | pouch | Mix Spice | 10 / 100 / 200g | 10 / 70 / 140 | 3
104 | pouch | Tarkari Spice | 20 / 500g | 20 / 340 | 4
105 | pouch | Chatpate Tarkari Spice | 100 / 200g | 65 / 130 | 4.5
106 | pouch | Coriander Powder | 20 / 100 / 200 / 500g | 20 / 50 / 100 / 240 | 3
107 | pouch | Cumin Powder | 20 / 100 / 200 / 500g | 20 / 100 / 200 / 480 | 3
108 | pouch | Meat Spice | 10 / 100g | 10 / 100 | 3.5
109 | pouch | Panipuri Spice | 10g | 10 | 4
110 | pouch | Dried Fenugreek Leaves | 50g | 80 | 4
111 | pouch | Blackpepper Powder | 40g | 40 | 3
201 | whole | Cumin Seeds | 50 / 100 / 200 / 500 / 1000g | 40 / 70 / 140 / 340 / 650 | 4
202 | whole | Whole Fennel Seeds | 50 / 100 / 200 / 500g | 20 / 30 / 60 / 140 | 4.5
203 | whole | Whole Carom Seeds | 50 / 100 / 200 / 500g | 40 / 75 / 150 / 350 | 4
204 | whole | Fennel Seeds | - | 40 / 75 / 150 / 350 | 5
205 | whole | MSG | - | 25 / 45 / 90 / 210 | 5
206 | whole | Twelve-Spice Mix | - | 25 50 / 100 / 240 | 3
207 | whole | Five-Spice Mix | - | 30 / 50 / 100 / 240 | 3.5
208 | whole | Black Til | - | 30 / 60 / 120 / 280 | 3.5
209 | whole | White Til | - | 30 / 60 / 120 / 280 | 3.5
210 | whole | Whole Coriander Seeds | 200 / 400 / 800g | 80 / 160 / 300 | 4
211 | whole | Citric | 100 / 200g | 40 / 80 | 5
212 | whole | Tori | 100 / 200g | 35 / 70 | 5
213 | whole | Mustard Seeds | 100 / 200g | 40 / 80 | 3
214 | whole | Bay Leaf | 50g | 30 | 3.5
215 | whole | Dry Chilly | 100 / 200g | 60 / 120 | 5
216 | whole | Blackpepper Seeds | 50 / 100 / 200g | 100 / 200 / 400 | 4.5
217 | whole | Cloves | 50 / 100g | 120 / 240 | 3.5
218 | whole | Green Cardamom | 50 / 100g | 300 / 580 | 3
301 | other | Chia Seeds | 200g | Rs. 240 | 4.5
302 | other | Flex Seeds | 200g | 120 | 5
303 | other | Ban Silam | 200g | 240 | 3
304 | other | Whole Garam Masala Spices | 200g | 250 | 4
305 | other | Sunflower Seeds | 200g | 200 | 5
306 | other | Pumpkin Seeds | 200g | 240 | 4
307 | other | Fennel Seed Powder | 200g | 120 | 3.5
308 | other | Cinnamon Powder | 150g | 175 | 4.5
`;

/** Province: districts, in the owner's order, repeated districts included. */
const places = `
Koshi Province: Ilam, Jhapa, Morang, Sunsari, Saptari, Siraha, Udayapur, Dhankuta, Terhathum, Sankhuwasabha, Bhojpur, Khotang, Okhaldhunga, Solukhumbu
Madhesh Province: Dhanusha, Morang, Sunsari, Saptari, Siraha, Rautahat, Bara, Parsa
Bagmati Province: Kathmandu, Chitwan, Makwanpur, Sindhupalchok, Nuwakot, Rasuwa, Dhading, Kavrepalanchok, Bhaktapur, Lalitpur, Ramechhap, Sindhuli
Gandaki Province: Kaski, Gorkha, Lamjung, Tanahun, Syangja, Parbat, Baglung, Myagdi, Nawalpur, Manang, Mustang
Lumbini Province: Rupandehi, Kapilvastu, Palpa, Gulmi, Arghakhanchi, Pyuthan, Dang, Banke, Bardiya, Rolpa, Rukum East, Rukum West
Karnali Province: Surkhet, Dailekh, Jajarkot, Kalikot, Mugu, Dolpa, Humla, Jumla, Salyan, Rukum West
Sudurpashchim Province: Kailali, Kanchanpur, Baitadi, Doti, Dadeldhura, Achham, Bajura, Bajhang, Darchula
`;

const lines = (text: string) => text.trim().split('\n');
const products = readProducts();
const provinces = readProvinces();

describe('the catalogue', () => {
  test('holds the 59 products, field by field', () => {
    const stored = products.map(({ id, category, name, size = '-', price, rating = '-' }) =>
      [id, category, name, size, price, rating].join(' | '),
    );
    expect(stored).toEqual(lines(catalogue));
    expect(stored).toHaveLength(59);
    expect(products.filter((product) => 'discountPrice' in product)).toEqual([]);
  });

  test('has the names of the four specified categories', () => {
    expect(categories.map(({ slug, key }) => [slug, key])).toEqual([
      ['box', 'boxSpices'],
      ['pouch', 'pouchSpices'],
      ['whole', 'wholeSpices'],
      ['other', 'otherProducts'],
    ]);
  });

  test('has 16 products of all categories on the home page', () => {
    const chosen = rowsOf('top-products').map(({ id }) => id);
    expect(new Set(chosen).size).toBe(16);
    const shown = products.filter(({ id }) => chosen.includes(String(id)));
    expect(new Set(shown.map(({ category }) => category)).size).toBe(4);
  });
});

describe('the places', () => {
  const districts = provinces.flatMap((province) => province.districts);

  test('are the seven provinces with their districts in order', () => {
    const stored = provinces.map(
      ({ name, districts }) => `${name}: ${districts.map(({ name }) => name).join(', ')}`,
    );
    expect(stored).toEqual(lines(places));
    expect(districts).toHaveLength(76);
  });

  test.each([
    ['Kathmandu', ['Kathmandu', 'Bhaktapur', 'Lalitpur']],
    ['Kaski', ['Pokhara', 'Lekhnath', 'Pokhara Lekhnath']],
  ])('give %s its cities', (name, cities) => {
    expect(districts.find((district) => district.name === name)?.cities).toEqual(cities);
  });

  test.each(['Morang', 'Sunsari', 'Saptari', 'Siraha', 'Rukum West'])(
    'have %s under two provinces, with the same cities',
    (name) => {
      const found = districts.filter((district) => district.name === name);
      expect(found).toHaveLength(2);
      expect(found[0]?.cities).toEqual(found[1]?.cities);
    },
  );
});

test('orders come from seven kinds of business', () => {
  expect(businessTypes.join(', ')).toBe(
    'Hotel, Restaurant, Party Palace, Wholesaler, Retailer, Dealer, Other',
  );
});

test('there are ten questions', () => {
  expect(rowsOf('faq/en')).toHaveLength(10);
});

test('the directors have names of their own', () => {
  const directors = rowsOf<{ name: string; role: string }>('team/en').filter(
    ({ role }) => role === 'Director',
  );
  expect(new Set(directors.map(({ name }) => name)).size).toBe(3);
});

test('posts and media coverage have the specified categories', () => {
  const kinds = new Set(rowsOf<{ category: string }>('posts/en').map(({ category }) => category));
  expect(kinds).toEqual(new Set(['Recipe', 'Health', 'Tips']));
  expect(en.labels.posts).toEqual({ Recipe: 'Recipe', Health: 'Health', Tips: 'Tips' });
  expect(Object.values(en.labels.media)).toEqual(['Article', 'Media Appearance']);
});
