import { expect, test } from 'vitest';
import { addressOf, pathAt, readBase } from '~/config/address';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['shop', '/shop/'],
  ['/shop', '/shop/'],
  ['/shop/', '/shop/'],
  ['~name/shop', '/~name/shop/'],
])('reads the folder %j as %s', (text, folder) => {
  expect(readBase(text)).toBe(folder);
});

test.each(['https://spice.example/', '/a b/', '/../', '/shop?x'])('refuses the folder %j', (text) => {
  expect(() => readBase(text)).toThrow('PUBLIC_BASE');
});

test('converts an address back to its path', () => {
  expect(pathAt(addressOf('/about/'))).toBe('/about/');
});
