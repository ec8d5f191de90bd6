import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, hashedFolder, withBase } from '~/config/base';
import { languageFolders, pathOf, priceFilePath } from '~/config/routes';
import { framingPages } from '~/config/security';
import { readForwards } from '~/lib/hosting/forwards';
import { errorPageOf, headersOf, planHosting } from '~/lib/hosting/plan';
import { dist, readBuilt, readSite } from '../support/site';
import { hosts } from './programs';
import { findProgram, type Running, startHost } from './server';

const plan = planHosting(framingPages, languageFolders, readForwards(pathToFileURL(`${dist}/`)));
const [forward] = plan.forwards;
const lost = [
  ...[
    '/nothing/',
    '/nothing',
    '/products/anything/',
    '/_astro/gone.js',
    '/_headers',
    '/.htaccess',
    '/_astro/.htaccess',
  ].map(withBase),
  ...languageFolders.map((folder) => `${folder}nothing`),
];
const hashed = readdirSync(`${dist}/_astro`).sort();
const hashedFile = (ending: string) => `${hashedFolder}${hashed.find((name) => name.endsWith(ending))}`;
const pages = [...readSite().pages.keys()].filter((path) => path.endsWith('/'));

for (const [name, { program, install, prepare }] of Object.entries(hosts)) {
  const path = findProgram(program);
  if (!path) process.stderr.write(`\n  ${name} is not installed, its tests are skipped: ${install}\n`);

  describe.skipIf(!path)(`${name}, with the settings the build wrote`, () => {
    let host: Running;
    const get = async (address: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${host.url}${address}`, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'gzip', ...headers },
      });
      // Node throws if a connection closes before a large body was read.
      await response.clone().arrayBuffer();
      return response;
    };

    beforeAll(async () => {
      host = await startHost(path ?? '', prepare);
    });
    afterAll(() => host?.stop());

    /** Headers of the plan for a path, with the values that the host sends. */
    const listSent = (path: string, { headers }: Response) =>
      headersOf(plan, path).map(([header]) => [header, headers.get(header)]);

    test('serves every page with each header of the plan once', async () => {
      for (const page of pages) {
        const answer = await get(page);
        expect(answer.status, page).toBe(200);
        expect(answer.headers.get('content-type'), page).toMatch(/^text\/html; charset=utf-8$/i);
        expect(listSent(page, answer), page).toEqual(headersOf(plan, page));
        expect(answer.headers.has('cross-origin-embedder-policy'), page).toBe(!framingPages.includes(page));
      }
      expect((await (await get(pathOf('about'))).text()) === readBuilt(pathOf('about'))).toBe(true);
    });

    test('redirects a path without its slash to the one with it', async () => {
      const { status, headers } = await get(`${pathOf('about').slice(0, -1)}?q=1`);
      expect([301, 308]).toContain(status);
      expect(new URL(headers.get('location') ?? '', `${host.url}/`).pathname).toBe(pathOf('about'));
    });

    test.skipIf(!forward)('redirects a former address permanently, although it has a page', async () => {
      const { from = '', to } = forward ?? {};
      const { status, headers } = await get(from);
      expect(status).toBe(301);
      expect(new URL(headers.get('location') ?? '', `${host.url}/`).pathname).toBe(to);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const { url } = await fetch(`${host.url}${from.slice(0, -1)}`);
      expect(new URL(url).pathname).toBe(to);
    });

    test('answers unknown addresses with the 404 page of their language', async () => {
      for (const address of lost) {
        const answer = await get(address);
        expect(answer.status, address).toBe(404);
        expect((await answer.text()) === readBuilt(errorPageOf(plan, address)), address).toBe(true);
        expect(answer.headers.get('cache-control'), address).toBe('no-cache');
        expect(answer.headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'");
        expect(answer.headers.get('x-content-type-options'), address).toBe('nosniff');
      }
    });

    test('keeps hashed files for a year and does not resend an unchanged page', async () => {
      for (const ending of ['.js', '.avif', '.jpeg'])
        expect(listSent(hashedFolder, await get(hashedFile(ending)))).toEqual(headersOf(plan, hashedFolder));
      const tag = (await get(pathOf('about'))).headers.get('etag');
      expect(tag).toBeTruthy();
      const again = await get(pathOf('about'), { 'if-none-match': tag ?? '' });
      expect(again.status).toBe(304);
      expect(again.headers.get('cache-control')).toBe('no-cache');
    });

    test('states the type of each file and compresses only text', async () => {
      const types = [
        [priceFilePath(), /^text\/csv; charset=utf-8/i, 'gzip'],
        [withBase('/sitemap-0.xml'), /^(text|application)\/xml/, 'gzip'],
        [hashedFile('.js'), /^(text|application)\/javascript/, 'gzip'],
        [base, /^text\/html/, 'gzip'],
        [withBase('/site.webmanifest'), /^application\/manifest\+json/],
        [withBase('/favicon.svg'), /^image\/svg\+xml/],
        [withBase('/robots.txt'), /^text\/plain; charset=utf-8/i],
        [hashedFile('.avif'), /^image\/avif/, null],
        [withBase('/social/home.jpg'), /^image\/jpeg/, null],
      ] as const;
      for (const [address, type, encoding] of types) {
        const { headers } = await get(address);
        expect(headers.get('content-type'), address).toMatch(type);
        if (encoding !== undefined) expect(headers.get('content-encoding'), address).toBe(encoding);
        if (encoding) expect(headers.get('vary'), address).toMatch(/accept-encoding/i);
      }
      const { headers } = await get(base, { 'accept-encoding': 'identity' });
      expect(headers.has('content-encoding')).toBe(false);
    });
  });
}
