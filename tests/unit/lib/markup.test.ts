import { expect, test } from 'vitest';
import { lowerScripts, shortenScopes } from '~/lib/markup';

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

test('lowers the priority of page scripts only', () => {
  const html = '<script type="module" src="/a.js"></script><script async src="/b.js"></script>';
  expect(lowerScripts(html)).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script async src="/b.js"></script>',
  );
});
