import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsFromQuery, queryFromItems } from '~/domain/order/query';

test.each([
  ['?', []],
  ['?item=&item=%20%09&item=%00&item=Cloves', ['Cloves']],
  ['item=Cloves', ['Cloves']],
  ['?q=pepper&item=Cloves&items=Cumin', ['Cloves']],
  ['?item=%20Meat%0A%20Spice%20', ['Meat Spice']],
  ['?item=Salt%26Pepper', ['Salt&Pepper']],
  ['?item=Mo%00%1B%7F:Mo', ['Mo:Mo']],
  ['?item=%E2%80%AEspice', ['spice']],
  ['?item=Gin%C2%ADger%C2%A0Powder%E2%80%8B', ['Ginger Powder']],
  ['?item=%E0%A4%B0%E0%A5%8D%E2%80%8D%E0%A4%AF', ['र्\u200dय']],
  ['?item=100%', ['100%']],
  [`?item=${encodeURIComponent('🌶'.repeat(121))}`, ['🌶'.repeat(120)]],
  [`?item=${'a'.repeat(119)}%20b`, ['a'.repeat(119)]],
])('the items in a query from %j are %j', (search, items) => {
  expect(itemsFromQuery(search)).toEqual(items.map((name) => ({ name })));
});

test.each([
  ['?item=Cloves&qty=3&item=Cumin&item=Chilli&qty=12', ['3', undefined, '12']],
  ['?qty=9&item=Cloves&qty=2&qty=5&item=Cumin', ['2', undefined]],
  ['?item=&qty=4&item=Cumin&qty=0', ['0']],
  ['?item=Cloves&qty=2&q=x&item=Cumin&q=x&qty=9999', ['2', '9999']],
  // The form refuses the second.
  ['?item=Cloves&qty=999999999&item=Cumin&qty=1000000000', ['999999999', '1000000000']],
])('the items in a query from %j have the quantities %j', (search, quantities) => {
  expect(itemsFromQuery(search).map(({ quantity }) => quantity)).toEqual(quantities);
});

test('the items in a query have only whole quantities as a link writes them', () => {
  for (const quantity of ['', '00', '-1', '1.5', '007', '1e3', 'two', ' 2'])
    expect(itemsFromQuery(`?item=Cloves&qty=${quantity}`), quantity).toEqual([{ name: 'Cloves' }]);
});

test('the items in a query are the first fifty that a link was made from', () => {
  const name = fc
    .stringMatching(/^[A-Za-z][A-Za-z&:()№+%#=/ -]{0,40}[a-z0-9]$/)
    .map((text) => text.replace(/ +/g, ' '));
  const row = fc.record({ name, quantity: fc.integer({ min: 0, max: 999_999_999 }).map(String) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (items) => {
      expect(itemsFromQuery(queryFromItems(items))).toEqual(items.slice(0, 50));
    }),
  );
});
