import { expect, test } from 'vitest';
import { pagePolicy, writePolicy } from '~/lib/security/policy';

const empty = { scripts: [], styles: [], hasDataImages: false };

test('the policy of a page allows only the site itself', () => {
  expect(writePolicy(pagePolicy(empty, {}))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; worker-src 'none'; base-uri 'none'; " +
      "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test.each([
  ['the hashes of its scripts', { scripts: ["'sha256-a='"] }, {}, 'script-src', ["'self'", "'sha256-a='"]],
  ['the hashes of its styles', { styles: ["'sha256-b='"] }, {}, 'style-src', ["'self'", "'sha256-b='"]],
  ['the address of metrics', {}, { metrics: 'https://a.np' }, 'connect-src', ["'self'", 'https://a.np']],
  ['the frames of the page', {}, { frames: ['https://map.example'] }, 'frame-src', ['https://map.example']],
  ['data: for pictures', { hasDataImages: true }, {}, 'img-src', ["'self'", 'data:']],
  ['data: once', { hasDataImages: true }, { images: ['data:', 'a:'] }, 'img-src', ["'self'", 'data:', 'a:']],
  ['the offline worker', {}, { workerPolicy: 'offline' }, 'worker-src', ["'self'"]],
  ["the offline worker's own policy", {}, { workerPolicy: 'offline' }, 'trusted-types', ['offline']],
] as const)('the policy of a page allows %s', (_, page, allowed, directive, sources) => {
  expect(pagePolicy({ ...empty, ...page }, allowed).get(directive)).toEqual(sources);
});

test.each([
  "'unsafe-inline'",
  "'unsafe-eval'",
  '*',
  'https:',
  'https://*.example',
  'a b',
  "x; script-src 'x'",
])('refuses %s in any directive', (source) => {
  expect(() => writePolicy(new Map([['script-src', [source]]]))).toThrow('may not stand in script-src');
});
