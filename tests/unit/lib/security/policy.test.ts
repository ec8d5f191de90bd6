import { describe, expect, test } from 'vitest';
import { headerPolicy, pagePolicy, writePolicy } from '~/lib/security/policy';

const empty = { scripts: [], styles: [], hasDataImages: false };

describe('the policy of a page', () => {
  test('allows nothing but the site itself', () => {
    expect(writePolicy(pagePolicy(empty, {}))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('carries the hashes of its own scripts and styles', () => {
    const policy = pagePolicy({ ...empty, scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }, {});
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a='"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-b='"]);
  });

  test('lets metrics go to their address and nowhere else', () => {
    const policy = pagePolicy(empty, { metrics: 'https://vitals.example' });
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://vitals.example']);
  });

  test('frames only what the page is allowed to', () => {
    expect(pagePolicy(empty, { frames: ['https://map.example'] }).get('frame-src')).toEqual([
      'https://map.example',
    ]);
    expect(pagePolicy(empty, {}).has('frame-src')).toBe(false);
  });

  test('allows data: pictures where the page has some, and names them once', () => {
    expect(pagePolicy({ ...empty, hasDataImages: true }, {}).get('img-src')).toEqual(["'self'", 'data:']);
    expect(
      pagePolicy({ ...empty, hasDataImages: true }, { images: ['data:', 'blob:'] }).get('img-src'),
    ).toEqual(["'self'", 'data:', 'blob:']);
  });

  test('names the policy of the offline worker where there is one', () => {
    const policy = pagePolicy(empty, { workerPolicy: 'offline-worker' });
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('trusted-types')).toEqual(['offline-worker']);
  });
});

describe('the policy in the header', () => {
  test('keeps other sites from framing this one', () => {
    expect(headerPolicy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('leaves to the pages what differs from page to page', () => {
    for (const directive of ['default-src', 'script-src', 'style-src', 'frame-src', 'img-src'] as const)
      expect(headerPolicy.has(directive)).toBe(false);
  });
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
