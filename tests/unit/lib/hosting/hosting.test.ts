import { describe, expect, test } from 'vitest';
import { writeApache } from '~/lib/hosting/apache';
import { writeHeadersFile, writeRedirectsFile } from '~/lib/hosting/headers-file';
import { errorPageOf, headersOf, planHosting } from '~/lib/hosting/plan';

/** A small site in two languages, with a map on each contact page. */
const plan = planHosting(['/contact/', '/ne/contact/']);
const inLanguage = ['/', '/about/', '/contact/', '/price-list.csv', '/products/', '/products/box/'];
const paths = [
  ...inLanguage,
  ...inLanguage.map((path) => `/ne${path}`),
  ...['/404.html', '/sw.js', '/_astro/a.BcD1.avif', '/social/home.jpg'],
];

const expected = (path: string) =>
  Object.fromEntries(headersOf(plan, path).map(([name, value]) => [name.toLowerCase(), value]));

test('the plan has every security header', () => {
  const crossOrigin = ['embedder', 'opener', 'resource'].map((name) => `cross-origin-${name}-policy`);
  const policies = ['content-security-policy', ...crossOrigin, 'permissions-policy', 'referrer-policy'];
  const others = ['cache-control', 'strict-transport-security', 'x-content-type-options'];
  expect(Object.keys(expected('/')).sort()).toEqual([...policies, ...others].sort());
  // A page with a map could not load its frame.
  expect(expected('/contact/')).not.toHaveProperty('cross-origin-embedder-policy');
});

test('the plan caches hashed files for a year and nothing else', () => {
  const cache = (path: string, status?: number) =>
    Object.fromEntries(headersOf(plan, path, status))['Cache-Control'];
  expect(cache('/_astro/a.js')).toBe('public, max-age=31536000, immutable');
  expect([cache('/about/'), cache('/_astro/gone.js', 404)]).toEqual(['no-cache', 'no-cache']);
});

test('the plan names the error page of the language', () => {
  const pageOf = (path: string) => errorPageOf(planHosting([], ['/ne/']), path);
  expect(['/ne/nothing/', '/nepal/', '/'].map(pageOf)).toEqual(['/ne/404.html', '/404.html', '/404.html']);
});

describe('_headers', () => {
  const text = writeHeadersFile(plan, paths);
  const blocks = text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)?.slice(1) as [string, string]);
      return { path, headers };
    });
  const covers = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

  test('sends each path each header of the plan once', () => {
    for (const path of paths) {
      const sent = blocks.filter((block) => covers(block.path, path)).flatMap(({ headers }) => headers);
      expect(sent.toSorted(), path).toEqual(headersOf(plan, path).toSorted());
    }
  });

  test('covers the folder of a page, in lines that are short enough for Cloudflare', () => {
    expect(blocks.map(({ path }) => path)).toEqual(expect.arrayContaining(['/about/*', '/ne/contact/*']));
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('a former address', () => {
  const forward = { from: '/products/box/old/', to: '/products/box/new/' };
  const moved = planHosting([], ['/ne/'], [forward]);

  test('is forwarded by _redirects before the rules of folders', () => {
    const line = `${forward.from} ${forward.to} 301`;
    expect(writeRedirectsFile(moved)).toBe(`${line}!\n${line}\n/ne/* /ne/404.html 404\n`);
    expect(writeRedirectsFile({ ...moved, base: '/shop/' })).toBe(`${line}!\n${line}\n/shop/* /:splat 200\n`);
  });
});

test('.htaccess has no conditions, which LiteSpeed ignores, and one file a folder', () => {
  const files = writeApache(planHosting(['/contact/'], ['/ne/']));
  expect(Object.keys(files)).toEqual(['/ne/', '/_astro/', '/social/', '/cms/', '/contact/', '/']);
  expect(Object.values(files).join('')).not.toMatch(/expr=|<If /);
  expect(files['/contact/']).toBe('Header always unset Cross-Origin-Embedder-Policy\n');
});
