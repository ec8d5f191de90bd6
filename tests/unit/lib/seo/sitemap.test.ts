import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listElements } from '~/lib/build/built-pages';
import { readSitemapEntry, strictSitemap } from '~/lib/seo/sitemap';

const origin = 'https://spice.example';
const head = (path: string, more = '') =>
  `<head><link rel="canonical" href="${origin}${path}">${more}</head><main><img src="/a.jpg"></main>`;

test("lists the pictures of a page's main part once and the languages in its head", () => {
  const html =
    `<link rel="alternate" hreflang="en" href="${origin}/"><link rel="alternate" hreflang="ne" href="${origin}/ne/">` +
    '<header><img src="/logo.png"></header><main><div><img src="/a.jpg"><img src="/b.jpg"><img src="/a.jpg">' +
    '<img src="data:image/png;base64,AA"><a hreflang="ne" href="/ne/">नेपाली</a></div></main>' +
    '<footer><img src="/foot.png"></footer>';
  const { pictures, links } = readSitemapEntry(listElements(html));
  expect(pictures).toEqual(['/a.jpg', '/b.jpg']);
  expect(links).toEqual([
    { lang: 'en', url: `${origin}/` },
    { lang: 'ne', url: `${origin}/ne/` },
  ]);
});

describe('the sitemap of a build', () => {
  let dist: string;

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'sitemap-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  /** Runs the integration like Astro at the end of a build of `pages`. */
  async function build(pages: Record<string, string>, required: string[]) {
    const { integration, readPage } = strictSitemap(required);
    for (const [path, html] of Object.entries(pages)) readPage(path, listElements(html));
    const run = (name: keyof AstroIntegration['hooks'], context: object) =>
      (integration.hooks[name] as ((context: object) => unknown) | undefined)?.(context);
    const config = { site: origin, base: '/', trailingSlash: 'ignore', build: { format: 'directory' } };
    const logger = { info: () => {}, warn: () => {}, error: () => {} };
    await run('astro:config:done', { config });
    await run('astro:routes:resolved', { routes: [] });
    await run('astro:build:done', {
      dir: pathToFileURL(`${dist}/`),
      pages: Object.keys(pages).map((path) => ({ pathname: path.slice(1) })),
      logger,
    });
    return readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  }

  test('lists canonical pages with pictures and dates', async () => {
    const pages = {
      '/faq/': head('/faq/'),
      '/price-list/': head('/price-list/', '<meta property="og:updated_time" content="2025-09-09">'),
      '/recipes/': head('/recipe/'),
      '/cms/': '<head><meta name="robots" content="noindex"></head>',
    };
    const xml = await build(pages, ['/faq/']);
    const listed = (name: string) =>
      Array.from(xml.matchAll(RegExp(`<${name}>([^<]+)`, 'g')), ([, text]) => text);
    expect(listed('loc')).toEqual([`${origin}/faq/`, `${origin}/price-list/`]);
    expect(listed('lastmod')).toEqual(['2025-09-09T00:00:00.000Z']);
    expect(xml).toContain(`<image:loc>${origin}/a.jpg`);
  });

  test.each([
    [
      'if a route has no page',
      { '/faq/': head('/faq/') },
      ['/faq/', '/team/'],
      /names \/team\/, .*add its file/,
    ],
    ['without pages', {}, [], 'no sitemap was written'],
    ['without canonical pages', { '/faq/': '' }, [], 'no sitemap was written'],
  ])('fails the build %s', async (_, pages, required, reason) => {
    await expect(build(pages, required)).rejects.toThrow(reason);
  });
});
