import { expect, test } from 'vitest';
import { shortenFamilies, shortenScopes } from '~/lib/markup/scopes';

test('names each scope alike in styles and elements, the most used shortest', () => {
  const html =
    '<style>.a.astro-abcd1234{}p.astro-zyxw9876{}</style><p class="a astro-abcd1234"></p><p class="astro-abcd1234 astro-zyxw9876">';
  expect(shortenScopes(html)).toBe('<style>.a._a{}p._b{}</style><p class="a _a"></p><p class="_a _b">');
});

test('goes on after 26 scopes', () => {
  const scopes = Array.from({ length: 30 }, (_, index) => `astro-${String(index).padStart(8, '0')}`);
  const short = shortenScopes(scopes.join(' ')).split(' ');
  expect(new Set(short).size).toBe(30);
  expect(short.slice(25, 28)).toEqual(['_z', '_aa', '_ab']);
});

test('leaves alone what is no scope, and pages with linked sheets', () => {
  const html = '<astro-island astro-cid="x" class="astro-long-name-x"></astro-island>';
  expect(shortenScopes(html)).toBe(html);
  const linked = '<link rel="stylesheet" href="/a.css"><p class="astro-abcd1234">';
  expect(shortenScopes(linked)).toBe(linked);
});

test('calls fonts by their names, in faces and where they are used', () => {
  const html =
    '@font-face{font-family:"Eczar Wordmark-5f1142ff833930d4"}:root{--a:Anek-426928d2fd8a97a2,"Anek-426928d2fd8a97a2 fallback: Arial"}';
  expect(shortenFamilies(html)).toBe(
    '@font-face{font-family:"Eczar Wordmark"}:root{--a:Anek,"Anek fallback: Arial"}',
  );
});

test('leaves other hashes alone', () => {
  const html = '<link href="/_astro/fonts/8471f06e712afa48.woff2"><p id="a-426928d2fd8a97a2">';
  expect(shortenFamilies(html)).toBe(html);
});
