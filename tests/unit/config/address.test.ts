import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, pathAt, readBase } from '~/config/address';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
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

/** Matches a hard-coded address in an attribute or a call. */
const byHand =
  /\b(?:href|src|action|poster|content)=(?:["']|\{['"`])\/(?!\/)|\b(?:fetch|assign|replace|register)\(['"`]\/|location(?:\.href)? = ['"`]\//;

test('no file of the site writes an address by hand', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.(astro|tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      readFileSync(join('src', file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (byHand.test(line) ? `src/${file}:${index + 1}: ${line.trim()}` : [])),
    );
  expect(found).toEqual([]);
});
