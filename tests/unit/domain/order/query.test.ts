import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsFromQuery } from '~/domain/order/query';

const names = (search: string) => itemsFromQuery(search).map(({ name }) => name);

describe('the rows an address asks for', () => {
  test('are one for each item, one piece each', () => {
    expect(itemsFromQuery('?item=Meat%20Spice&item=Cloves')).toEqual([
      { name: 'Meat Spice', quantity: '1' },
      { name: 'Cloves', quantity: '1' },
    ]);
  });

  test.each([
    ['', []],
    ['?', []],
    ['?item=', []],
    ['?item=%20%09&item=Cloves', ['Cloves']],
    ['item=Cloves', ['Cloves']],
    ['?q=pepper&item=Cloves&items=Cumin', ['Cloves']],
    ['?item=Meat+Spice', ['Meat Spice']],
    ['?item=%20Meat%0A%20Spice%20', ['Meat Spice']],
    ['?item=Salt%26Pepper', ['Salt&Pepper']],
    ['?item=%E0%A4%AE%E0%A4%BE%E0%A4%B8%E0%A5%81', ['मासु']],
    ['?item=Mo%00%1B%7F:Mo', ['Mo:Mo']],
    ['?item=%E2%80%AEspice', ['spice']],
    ['?item=100%', ['100%']],
    ['?item=%00', []],
  ])('%j: %j', (search, items) => {
    expect(names(search)).toEqual(items);
  });

  test('are at most fifty, blanks not counted', () => {
    const search = Array.from({ length: 60 }, (_, place) => `item=&item=Spice${place}`).join('&');
    expect(names(search)).toHaveLength(50);
    expect(names(search).at(-1)).toBe('Spice49');
  });

  test('have names of at most 120 characters, none cut in half', () => {
    expect(names(`?item=${'a'.repeat(121)}`)).toEqual(['a'.repeat(120)]);
    expect(names(`?item=${encodeURIComponent('🌶'.repeat(121))}`)).toEqual(['🌶'.repeat(120)]);
    expect(names(`?item=${'a'.repeat(119)}%20b`)).toEqual(['a'.repeat(119)]);
  });

  test('are clean whatever the address holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.boolean(), (texts, isEncoded) => {
        const search = texts.map((text) => `item=${isEncoded ? encode(text) : text}`).join('&');
        for (const { name, quantity } of itemsFromQuery(search)) {
          expect(name).not.toBe('');
          expect(name).toBe(name.trim());
          expect(name).not.toMatch(/\p{Cc}|\p{Cs}/u);
          expect(quantity).toBe('1');
        }
      }),
    );
  });

  test('are the names that a link was made from', () => {
    const name = fc
      .stringMatching(/^[A-Za-z][A-Za-z&:()/ -]{0,40}[a-z]$/)
      .map((text) => text.replace(/ +/g, ' '));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 50 }), (items) => {
        expect(names(new URLSearchParams(items.map((item) => ['item', item])).toString())).toEqual(items);
      }),
    );
  });
});

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}
