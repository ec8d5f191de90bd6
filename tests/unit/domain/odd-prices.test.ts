import { expect, test } from 'vitest';
import { sourceLocale } from '~/config/locales';
import { findOddPrices } from '~/domain/odd-prices';
import { formatPrice } from '~/domain/price';

const cloves = { id: '1', [sourceLocale]: { name: 'Cloves' }, size: '25 / 50g', price: '40 / 70' };
const inMoney = (text: string) => text.replace(/\$(\d+)/g, (_, price) => formatPrice(Number(price)));

test.each([
  [{ price: '40 / 70' }, []],
  [{ price: '20 / 60' }, []],
  [{ price: '60 / 105' }, []],
  [
    { price: '4 / 70' },
    ['Cloves: 25 g, $40 → $4', 'Cloves: 25 g at $4 costs far less by weight than 50 g at $70'],
  ],
  [{ size: '50 / 100g', price: '700 / 900' }, ['Cloves: 50 g, $70 → $700']],
  [{ price: '40 / 38' }, ['Cloves: 50 g at $38 costs less than 25 g at $40']],
  [{ price: '4O / 70' }, []],
  [{ size: undefined }, []],
  [{ id: undefined, price: '4 / 6' }, []],
])('the change %j asks about %j', (change, odd) => {
  expect(findOddPrices([cloves], [{ ...cloves, ...change }])).toEqual(odd.map(inMoney));
});

test('packs of unknown weight are compared by place', () => {
  const [before, after] = ['40 / 70', '40 / 700'].map((price) => [
    { id: '1', [sourceLocale]: { name: 'Cloves' }, price },
  ]);
  expect(findOddPrices(before ?? [], after ?? [])).toEqual([inMoney('Cloves: $70 → $700')]);
});
