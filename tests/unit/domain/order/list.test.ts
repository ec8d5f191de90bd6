import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRows,
  isPackKey,
  mostPacks,
  mostQuantity,
  offerList,
  packKey,
  readListHash,
  readPackKey,
  toList,
  writeListHash,
} from '~/domain/order/list';
import { offerItems } from '~/domain/order/offer';
import { emptyItem } from '~/domain/order/order';
import { packName } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { products } from '../../../support/catalogue';
import { codePoint } from '../../../support/texts';

const turmeric = [
  { grams: 100, price: 70 },
  { grams: 500, price: 340 },
];
const offered = offerItems([
  { id: '101', name: 'Turmeric', packs: turmeric },
  { id: '204', name: 'Black Til', packs: [{ price: 60 }, { price: 12.5 }] },
]);

test('a key names a pack by number and weight, or by price without a weight', () => {
  expect(offered.map(packKey)).toEqual(['101:100', '101:500', '204:p60', '204:p12.5']);
  expect(readPackKey('101:500')).toEqual({ number: '101', grams: 500, price: 0 });
  expect(readPackKey('204:p12.5')).toEqual({ number: '204', price: 12.5 });
});

test('every pack of the catalogue has its own name and its own key in a link', () => {
  const all = offerItems(products.map(({ id, name, packs }) => ({ id, name, packs })));
  const items = all.map((pack) => ({ pack: packKey(pack), quantity: 1 }));
  expect(new Set(items.map(({ pack }) => pack)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(readListHash(writeListHash(items))).toEqual({ items, rest: '' });
  expect(offerList(items, all).rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
});

test('the list of an order adds up rows of a pack and names all others', () => {
  const loose = `Black Til ${formatPrice(60)}`;
  const rows = [
    { name: 'Turmeric 500 g', quantity: '2' },
    { name: ' turmeric 500 G ', quantity: '3' },
    { name: loose, quantity: 1 },
    { name: 'Turmeric 100 g', quantity: '' },
    { name: 'Ram, 9841000000', quantity: '1' },
    { name: ' ', quantity: '1' },
  ];
  expect(toList(rows, offered)).toEqual({
    items: [
      { pack: '101:500', quantity: 5 },
      { pack: '204:p60', quantity: 1 },
    ],
    others: ['Turmeric 100 g', 'Ram, 9841000000'],
  });
});

test('a list gives rows, their sum and packs that are gone', () => {
  const list = [
    { pack: '101:500', quantity: 3 },
    { pack: '101:100', quantity: 2 },
    { pack: '999:50', quantity: 1 },
  ];
  expect(offerList(list, offered)).toEqual({
    rows: [
      { name: 'Turmeric 500 g', quantity: 3 },
      { name: 'Turmeric 100 g', quantity: 2 },
    ],
    sum: 3 * 340 + 2 * 70,
    gone: [list[2]],
  });
});

function toItem(text: string) {
  const [number, size, quantity] = text.split(':');
  return { pack: `${number}:${size}`, quantity: Number(quantity) };
}

describe('the list of a link', () => {
  test.each([
    ['#list=101:500:3,204:p60:2', ['101:500:3', '204:p60:2']],
    ['#list=101%3A500%3A3%2C204%3Ap60%3A2', ['101:500:3', '204:p60:2']],
    ['#list=101:500:3,101:500:4', ['101:500:7']],
    ['#list=101:500:999999998,101:500:1', ['101:500:999999999']],
  ])('%s holds %j', (hash, items) => {
    expect(readListHash(hash)).toEqual({ items: items.map(toItem), rest: '' });
  });

  test('is read up to signs that chats and people write behind it, or to where it is cut', () => {
    const items = ['101:500:12', '102:200:3'].map(toItem);
    const plain = [')', '.', ',', '…', '*', '।', '?utm_source=chat', '&fbclid=IwAR0abc', ';204:p60:2'];
    const cut = [
      ',101:500:999999999',
      ',103:500:1000000000',
      ',103',
      ',103:500',
      ',103:500:1e9',
      ',103:500:1.5',
      ',103:0500:1',
    ];
    const ends: Record<string, string> = {
      ...Object.fromEntries([...plain, ...cut].map((end) => [end, end])),
      '%E0%A5%A4': '।',
      ' मा छ': 'मा छ',
      '%0A': '',
      '%20': '',
      '%E2%80%8B': '',
      '%2C103%3A5%E0%A5': ',103:5%E0%A5',
    };
    for (const [end, left] of Object.entries(ends)) {
      const { rest = '', ...read } = readListHash(`#list=101:500:12,102:200:3${end}`) ?? {};
      expect({ ...read, rest: rest.trim() }, end).toEqual({ items, rest: left });
    }
  });

  test('has at most 500 packs', () => {
    const all = Array.from({ length: 501 }, (_, place) => `${place}:1:1`);
    expect(readListHash(`#list=${all}`)).toEqual({ items: all.slice(0, 500).map(toItem), rest: ',500:1:1' });
  });

  test.each([
    ['#list=', '#list=,', '#list=101:500', '#list=101:500:0', '#list=101:500:-1', '#list=101:500:1e9'],
    ['#list=101:500:1:2', '#list=101:0500:1', '#list=__proto__:500:1', '#list=101:<script>:1'],
    ['#list=१०१:५००:१', '#list=%E0%A4%A', '#list=101:500:1000000000'],
  ])('%s, %s and others are unreadable', (...hashes) => {
    for (const hash of hashes) expect(readListHash(hash)?.items, hash).toEqual([]);
  });

  test('has its own beginning', () => {
    for (const hash of ['', '#', '#lists', '#list', '#item-3', '#LIST=101:500:3'])
      expect(readListHash(hash), hash).toBeUndefined();
  });

  test('returns only values that it can write', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const { items } = readListHash(`#list=101:500:3${text}`) ?? { items: [] };
        expect(readListHash(writeListHash(items))?.items).toEqual(items);
      }),
    );
  });
});

test.each([0.5, 0.125, 2.5, 1000.25])('a pack of %d g is kept in a list and a link', (grams) => {
  const saffron = offerItems([{ id: '219', name: 'Saffron', packs: [{ grams, price: 90 }] }]);
  const { items } = toList([{ name: packName('Saffron', { grams, price: 90 }), quantity: 3 }], saffron);
  expect(readListHash(writeListHash(items))).toEqual({ items, rest: '' });
  expect(offerList(items, saffron)).toMatchObject({ rows: [{ quantity: 3 }], sum: 270, gone: [] });
});

test.each(['219:0', '219:0.0', '219:00.5', '219:0.50', '219:.5', '219:5.'])('%s is no key', (key) => {
  expect(isPackKey(key)).toBe(false);
});

describe('rows of a list', () => {
  const cloves = { name: 'Cloves 50 g', quantity: 12 };

  test('add to rows of the same name, and take the place of empty ones', () => {
    const items = [
      { name: ' Cloves 50 g', quantity: '३' },
      { name: ' ', quantity: '1' },
    ];
    const added = addRows(items, [cloves, { name: 'Tea', quantity: 1 }, { name: 'Tea', quantity: 2 }]);
    expect(added).toEqual({
      items: [
        { name: 'Cloves 50 g', quantity: '15' },
        { name: 'Tea', quantity: '3' },
      ],
      left: [],
    });
    expect(addRows([emptyItem()], [])).toEqual({ items: [emptyItem()], left: [] });
  });

  test.each(['999999999', '1.05', 'a few'])('are left if the quantity is %s', (quantity) => {
    const items = [{ name: 'Cloves 50 g', quantity }];
    expect(addRows(items, [cloves])).toEqual({ items, left: [cloves] });
  });

  test('are left if the order has no room for another row', () => {
    const items = Array.from({ length: mostPacks }, (_, index) => ({ name: `${index}`, quantity: '1' }));
    expect(addRows(items, [cloves])).toEqual({ items, left: [cloves] });
  });
});

test('rows of a pack that are together too many are left out of a list', () => {
  const name = offered[0]?.name ?? '';
  const rows = [mostQuantity - 1, 1, 1].map((quantity) => ({ name, quantity }));
  expect(toList(rows, offered)).toMatchObject({ items: [{ quantity: mostQuantity }], others: [name] });
});
