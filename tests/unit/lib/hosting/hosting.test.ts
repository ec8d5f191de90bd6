import { describe, expect, test } from 'vitest';
import { writeHeadersFile } from '~/lib/hosting/headers-file';
import { headersOf } from '~/lib/hosting/plan';
import { writeVercel } from '~/lib/hosting/vercel';
import { headersFor, parseHeaders } from '~/serve/headers';
import { paths, plan } from './plan';

const expected = (path: string) =>
  Object.fromEntries(headersOf(plan, path).map(([name, value]) => [name.toLowerCase(), value]));

describe('the plan', () => {
  test('names every header that a careful host sends', () => {
    expect(Object.keys(expected('/')).sort()).toEqual([
      'cache-control',
      'content-security-policy',
      'cross-origin-embedder-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]);
  });

  test('leaves out the embedder policy where a map is framed', () => {
    expect(expected('/contact/')).not.toHaveProperty('cross-origin-embedder-policy');
  });

  test('keeps hashed files for a year, pages for no time, and errors for none', () => {
    const cache = (path: string, status?: number) =>
      Object.fromEntries(headersOf(plan, path, status))['Cache-Control'];
    expect(cache('/_astro/a.js')).toBe('public, max-age=31536000, immutable');
    expect(cache('/about/')).toBe('no-cache');
    expect(cache('/_astro/gone.js', 404)).toBe('no-cache');
  });
});

describe('_headers', () => {
  const text = writeHeadersFile(plan);

  test.each(paths)('gives %s what the plan asks for', (path) => {
    const { 'cross-origin-embedder-policy': isolation, ...rest } = expected(path);
    expect(headersFor(parseHeaders(text), path)).toEqual(
      path.endsWith('/') && isolation ? { 'cross-origin-embedder-policy': isolation, ...rest } : rest,
    );
  });

  test('never names a header twice for one path', () => {
    const rules = parseHeaders(text);
    for (const path of [...paths, '/sw.js', '/robots.txt']) {
      const names = rules
        .filter((rule) => rule.path.test(path))
        .flatMap((rule) => rule.headers.map(([name]) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('keeps to the limits of Cloudflare: 100 blocks, 2,000 characters a line', () => {
    expect(parseHeaders(text).length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('vercel.json', () => {
  const { headers, trailingSlash } = JSON.parse(writeVercel(plan)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    trailingSlash: boolean;
  };

  test('answers in the form of address that the site links to', () => {
    expect(trailingSlash).toBe(true);
  });

  test.each(paths)('gives %s what the plan asks for', (path) => {
    const sent = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const));
    expect(Object.fromEntries(sent)).toEqual(expected(path));
    expect(sent).toHaveLength(Object.keys(expected(path)).length);
  });
});
