import { expect, test } from 'vitest';
import { joinAdjacent, shortenScopes, startAfterPaint } from '~/lib/markup';

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

test('starts linked scripts at the end of the page, after its first paint', () => {
  const html =
    '<body><script type="module" src="/a.js"></script><script>b</script><script async src="/c.js"></script></body>';
  expect(startAfterPaint(html)).toBe(
    '<body><script>b</script>' +
      '<script>{let e=()=>{import("/a.js");import("/c.js")};setTimeout(e,2e3);' +
      'new PerformanceObserver((l,o)=>{o.disconnect();e()}).observe({type:"paint",buffered:true})}' +
      '</script></body>',
  );
});

test('leaves a page without linked scripts as it is', () => {
  const html = '<body><script type="application/ld+json">{}</script></body>';
  expect(startAfterPaint(html)).toBe(html);
});

test('joins scripts and styles of the page that follow one another, and no data', () => {
  expect(joinAdjacent('<style>a{}</style><style>@media (width<=9px){}</style><script>c()</script>')).toBe(
    '<style>a{}@media (width<=9px){}</style><script>c()</script>',
  );
  expect(
    joinAdjacent(
      '<script>{let a}</script><script>b()</script><script>c()</script><p></p><script>d()</script>',
    ),
  ).toBe('<script>{let a};b();c()</script><p></p><script>d()</script>');
  const data = '<script type="application/ld+json">{}</script><script>b()</script>';
  expect(joinAdjacent(data)).toBe(data);
});
