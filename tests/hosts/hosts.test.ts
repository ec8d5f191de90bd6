import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, withBase } from '~/config/base';
import { languageFolders, pathOf, priceFilePath } from '~/config/routes';
import { createStaticServer } from '~/serve/server';
import { forwards } from '../support/content';
import { listen } from '../support/port';
import { dist, readBuilt, readSite } from '../support/site';
import { isSkipped } from '../support/skipped';
import { hosts } from './programs';
import { findProgram, type Running, startHost } from './server';

const everywhere = {
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-embedder-policy': null,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': null,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': null,
  'x-robots-tag': null,
} as const;

/** Headers of the files of folders, besides those of all files and of errors. */
const ofFolders: Record<string, Partial<Record<keyof typeof everywhere, string>>> = {
  '/_astro/': { 'cache-control': 'public, max-age=31536000, immutable' },
  '/cms/': { 'x-robots-tag': 'noindex' },
};

/** Returns the headers that every host sends with a file. */
const expectedHeaders = (path: string) => {
  const folder = Object.keys(ofFolders).find((start) => path.startsWith(withBase(start)));
  return { ...everywhere, ...ofFolders[folder ?? ''] };
};

const readHeaders = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(everywhere).map((name) => [name, headers.get(name)]));

const hashed = readdirSync(`${dist}/_astro`).sort();
const hashedFile = (ending: string) =>
  `${withBase('/_astro/')}${hashed.find((name) => name.endsWith(ending))}`;

const [first] = forwards;

test('the file of each host has every header, whether the host is installed or not', () => {
  for (const file of ['public/_headers', 'public/.htaccess', 'src/lib/hosting/nginx.conf']) {
    const text = readFileSync(file, 'utf8').replaceAll(/[":]/g, '').toLowerCase();
    for (const [name, value] of Object.entries(everywhere))
      if (value && name !== 'cache-control') expect(text, file).toContain(`${name} ${value}`);
  }
});

test('hosts find the 404 page of each language', () => {
  for (const folder of [base, ...languageFolders])
    expect(readBuilt(`${folder}.htaccess`)).toContain(`ErrorDocument 404 ${folder}404.html\n`);
  for (const folder of languageFolders)
    expect(readBuilt('_redirects').split('\n')).toContain(`${folder}* ${folder}404.html 404`);
});

async function startOwn() {
  const server = createStaticServer(dist);
  const stop = async () => void server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${await listen(server)}`, stop };
}

for (const [name, settings] of [['npm start', undefined] as const, ...Object.entries(hosts)]) {
  const program = settings && findProgram(settings.program);
  const reason = `${name} is not installed: ${settings?.install}`;

  describe.skipIf(isSkipped(Boolean(settings) && !program, reason))(
    `${name}, with the files of the build`,
    () => {
      let host: Pick<Running, 'url' | 'stop'>;
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
        host = settings ? await startHost(program ?? '', settings.prepare) : await startOwn();
      });
      afterAll(() => host?.stop());

      test('sends every page and file with its headers, each once', async () => {
        const files = ['/robots.txt', '/site.webmanifest', '/icon-512.png', '/cms/site/faq.json'];
        const scripts = ['.js', '.avif', '.jpeg'].map(hashedFile);
        for (const address of [...readSite().pages.keys(), ...files.map(withBase), ...scripts]) {
          const answer = await get(address);
          expect(answer.status, address).toBe(200);
          expect(readHeaders(answer), address).toEqual(expectedHeaders(address));
        }
        expect((await (await get(pathOf('about'))).text()) === readBuilt(pathOf('about'))).toBe(true);
      });

      test('redirects a path without its slash to the one with it', async () => {
        const { status, headers } = await get(`${pathOf('about').slice(0, -1)}?q=1`);
        expect([301, 308]).toContain(status);
        const { pathname, search } = new URL(headers.get('location') ?? '', `${host.url}/`);
        expect(pathname + search).toBe(`${pathOf('about')}?q=1`);
      });

      test('leads a former address to the present one', async () => {
        const { from = base, to = base } = first ?? {};
        const answer = await fetch(host.url + from);
        expect(new URL(answer.url).pathname === to || (await answer.text()).includes(`0; url=${to}"`)).toBe(
          true,
        );
      });

      test('answers unknown addresses with the 404 page of their language', async () => {
        const paths = ['nothing/', 'nothing', 'products/anything/', 'products/box/anything'];
        const files = [
          '_astro/gone.js',
          '_headers',
          '_redirects',
          '.htaccess',
          '_astro/.htaccess',
          'cms/gone/',
        ];
        for (const folder of [base, ...languageFolders])
          for (const address of [...paths, ...(folder === base ? files : [])].map((end) => folder + end)) {
            const answer = await get(address);
            expect(answer.status, address).toBe(404);
            expect((await answer.text()) === readBuilt(`${folder}404.html`), address).toBe(true);
            expect(readHeaders(answer), address).toEqual(everywhere);
          }
      });

      test('does not resend an unchanged page', async () => {
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
          [base, /^text\/html; charset=utf-8/i, 'gzip'],
          [withBase('/site.webmanifest'), /^application\/manifest\+json/],
          [withBase('/favicon.svg'), /^image\/svg\+xml/],
          [withBase('/robots.txt'), /^text\/plain; charset=utf-8/i],
          [hashedFile('.avif'), /^image\/avif/, null],
          [hashedFile('.woff2'), /^font\/woff2/, null],
          [withBase('/icon-512.png'), /^image\/png/, null],
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
    },
  );
}
