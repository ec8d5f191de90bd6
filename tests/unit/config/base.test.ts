import { expect, test } from 'vitest';
import { readBase, withBase, withoutBase } from '~/config/base';

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

test('removes the base folder that was added', () => {
  expect(withoutBase(withBase('/about/'))).toBe('/about/');
});
