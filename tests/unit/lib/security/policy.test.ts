import { describe, expect, test } from 'vitest';
import { headerPolicy, pagePolicy, type Surroundings, writePolicy } from '~/lib/security/policy';

const plain: Surroundings = { granted: () => [] };
const empty = { scripts: [], styles: [], hasDataImages: false };

describe('the policy of a page', () => {
  test('allows nothing but the site itself', () => {
    expect(writePolicy(pagePolicy(empty, plain))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('carries the hashes of its own scripts and styles', () => {
    const policy = pagePolicy({ ...empty, scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }, plain);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a='"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-b='"]);
  });

  test('lets metrics go to their address and nowhere else', () => {
    const policy = pagePolicy(empty, { ...plain, metrics: 'https://vitals.example' });
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://vitals.example']);
  });

  test('frames only what the page was granted', () => {
    const granted: Surroundings['granted'] = (directive) =>
      directive === 'frame-src' ? ['https://map.example'] : [];
    expect(pagePolicy(empty, { granted }).get('frame-src')).toEqual(['https://map.example']);
    expect(pagePolicy(empty, plain).has('frame-src')).toBe(false);
  });

  test('allows data: pictures where the page has some, and names them once', () => {
    const granted: Surroundings['granted'] = (directive) =>
      directive === 'img-src' ? ['data:', 'blob:'] : [];
    expect(pagePolicy({ ...empty, hasDataImages: true }, plain).get('img-src')).toEqual(["'self'", 'data:']);
    expect(pagePolicy({ ...empty, hasDataImages: true }, { granted }).get('img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
    ]);
  });

  test('names the policy of the offline worker where there is one', () => {
    const policy = pagePolicy(empty, { ...plain, workerPolicy: 'offline-worker' });
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
