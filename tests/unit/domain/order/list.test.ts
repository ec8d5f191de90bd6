import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerList, packKey, readListHash, readPackKey, toList, writeListHash } from '~/domain/order/list';
import { offerItems } from '~/domain/order/offer';
import { orderNames, packName } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { products } from '../../../support/content';

const offered = offerItems([
  {
    id: '101',
    name: 'Turmeric',
    packs: [
      { grams: 100, price: 70 },
      { grams: 500, price: 340 },
    ],
  },
  { id: '204', name: 'Black Til', packs: [{ price: 60 }, { price: 12.5 }] },
]);

test('a key names a pack by number and weight, or by price without a weight', () => {
  expect(offered.map(packKey)).toEqual(['101:100', '101:500', '204:p60', '204:p12.5']);
  expect(readPackKey('101:500')).toEqual({ number: '101', grams: 500, price: 0 });
  expect(readPackKey('204:p12.5')).toEqual({ number: '204', price: 12.5 });
});

test('every pack of the catalogue has its own key, which a link can hold', () => {
  const orderables = products.map(({ id, name, packs }) => ({ id: String(id), name, packs }));
  const all = offerItems(orderables);
  const items = all.map((pack) => ({ pack: packKey(pack), quantity: 1 }));
  expect(new Set(items.map(({ pack }) => pack)).size).toBe(all.length);
  expect(readListHash(writeListHash(items))).toEqual(items);
  const [first = { id: '', name: '', packs: [] }] = orderables;
  const rows = first.packs.map((pack) => packName(orderNames(orderables).get(first.id) ?? '', pack));
  expect(
    offerList(items, all)
      .rows.slice(0, rows.length)
      .map(({ name }) => name),
  ).toEqual(rows);
});

describe('the list of an order', () => {
  test('adds up rows of a pack and names all others', () => {
    const rows = [
      { name: 'Turmeric 500 g', quantity: '2' },
      { name: ' turmeric 500 G ', quantity: '3' },
      { name: `Black Til ${formatPrice(60)}`, quantity: 1 },
      { name: 'Turmeric 100 g', quantity: '' },
      { name: 'Ram, 9841000000', quantity: '1' },
      { name: ' ', quantity: '1' },
    ];
    expect(toList(rows, offered)).toEqual({
      items: [
        { pack: '101:500', quantity: 5, name: 'Turmeric 500 g', price: 340 },
        { pack: '204:p60', quantity: 1, name: `Black Til ${formatPrice(60)}`, price: 60 },
      ],
      others: ['Turmeric 100 g', 'Ram, 9841000000'],
    });
  });
});

describe('the list of a link', () => {
  test.each([
    ['#list=101:500:3,204:p60:2', ['101:500:3', '204:p60:2']],
    ['#list=101%3A500%3A3%2C204%3Ap60%3A2', ['101:500:3', '204:p60:2']],
    ['#list=101:500:3,101:500:4', ['101:500:7']],
    ['#list=101:500:999999999,101:500:1', ['101:500:999999999']],
  ])('%s holds %j', (hash, items) => {
    expect(readListHash(hash)?.map(({ pack, quantity }) => `${pack}:${quantity}`)).toEqual(items);
  });

  test.each([
    '#list=',
    '#list=,',
    '#list=101:500:3,',
    '#list=101:500',
    '#list=101:500:0',
    '#list=101:500:-1',
    '#list=101:500:1e9',
    '#list=101:500:1:2',
    '#list=101:0500:1',
    '#list=101:500:1;204:p60:2',
    '#list=__proto__:500:1',
    '#list=101:<script>:1',
    '#list=१०१:५००:१',
    '#list=%E0%A4%A',
    '#list=101:500:1000000000',
    `#list=${Array.from({ length: 501 }, (_, place) => `${place}:1:1`)}`,
  ])('%s is unreadable', (hash) => {
    expect(readListHash(hash)).toEqual([]);
  });

  test.each(['', '#', '#lists', '#list', '#item-3', '#LIST=101:500:3'])('%j is no list', (hash) => {
    expect(readListHash(hash)).toBeUndefined();
  });

  test('returns only values that it can write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const items = readListHash(`#list=${text}`) ?? [];
        expect(items.length === 0 || readListHash(writeListHash(items))).not.toEqual([]);
      }),
    );
  });
});

describe('a list and the packs for sale', () => {
  test('give rows, their sum, changed prices and packs that are gone', () => {
    const list = [
      { pack: '101:500', quantity: 3, name: 'Haldi 500 g', price: 320 },
      { pack: '101:100', quantity: 2 },
      { pack: '999:50', quantity: 1, name: 'Saffron 50 g', price: 900 },
    ];
    expect(offerList(list, offered)).toEqual({
      rows: [
        { name: 'Turmeric 500 g', quantity: 3 },
        { name: 'Turmeric 100 g', quantity: 2 },
      ],
      sum: 3 * 340 + 2 * 70,
      changed: [{ name: 'Turmeric 500 g', was: 320, now: 340 }],
      gone: [list[2]],
    });
  });
});
