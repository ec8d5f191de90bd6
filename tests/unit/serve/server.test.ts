import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStaticServer } from '~/serve/server';
import { listen } from '../../support/port';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const page = `<!doctype html><title>About</title>${'<p>cumin</p>'.repeat(200)}`;
let server: Server;
let port: number;

/** Sends the path unchanged. `fetch` would normalise it. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

beforeAll(async () => {
  const title = (name: string) => `<!doctype html><title>${name}</title>`;
  const files = {
    '../secret.txt': 'secret',
    'index.html': title('Home'),
    'about/index.html': page,
    'खसी/index.html': title('Khasi'),
    '404.html': title('Lost'),
    'ne/404.html': title('हरायो'),
    '_astro/pack.abc.avif': 'picture',
    _headers: '# All\n/*\n  X-A: all\n  X-B: all: this\n\n/about/*\n  X-B: about\n  Cache-Control: public\n',
    'places.json': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true });
    writeFileSync(join(folder, 'dist', name), text);
  }
  server = createStaticServer(join(folder, 'dist'));
  port = await listen(server);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('paths', () => {
  it('redirects to the path with a slash', async () => {
    const redirects = { '/about?x=a?b': '/about/?x=a?b', '/खसी': '/खसी/', '//about': '/about/' };
    for (const [path = '', location = ''] of Object.entries(redirects).map((pair) => pair.map(encodeURI))) {
      const { status, headers } = await send(path);
      expect([status, headers.location]).toEqual([301, location]);
      expect((await send(location)).status).toBe(200);
    }
  });

  it('answers unknown paths and paths outside the site with the 404 page', async () => {
    const outside = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt'];
    const broken = ['/%E0%A4%A', '/%', '/about/%00', `/${'a'.repeat(256)}`];
    for (const path of ['/nothing/', '/places.json/', '/_headers', ...outside, ...broken]) {
      const { status, headers, body } = await send(path);
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString(), path).toContain('<title>Lost</title>');
    }
  });

  it('survives URLs that cannot be parsed', async () => {
    for (const path of ['?', 'about', 'http:', 'http://[::1', '/about/?%'])
      expect([200, 301, 400, 404], path).toContain((await send(path)).status);
    expect((await send('/about/')).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { status, body } = await send('/about/', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });
});

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
])('compression sends a page as %s for "%s", and a picture as it is', async (encoding, accepted, unpack) => {
  const { headers, body } = await send('/about/', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(unpack(body).toString()).toBe(page);
  const picture = await send('/_astro/pack.abc.avif', { 'accept-encoding': accepted });
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
  expect(picture.body.toString()).toBe('picture');
});

it('joins the headers of all blocks of a path, as Netlify and Cloudflare do', async () => {
  const { headers } = await send('/about/');
  expect([headers['x-a'], headers['x-b'], headers['cache-control']]).toEqual([
    'all',
    'all: this, about',
    'public',
  ]);
});

it('sends the headers of the error page with an error', async () => {
  const { headers } = await send('/about/gone');
  expect([headers['x-b'], headers['cache-control']]).toEqual(['all: this', 'no-cache']);
});

it('sends what a build has written since the last request', async () => {
  const file = join(folder, 'dist/about/index.html');
  const known = { 'if-none-match': String((await send('/about/')).headers.etag) };
  expect((await send('/about/', known)).status).toBe(304);
  writeFileSync(file, page.toUpperCase());
  const { status, body } = await send('/about/', known);
  expect([status, body.toString()]).toEqual([200, page.toUpperCase()]);
  writeFileSync(file, page);
});

describe('a site in a folder', () => {
  let inFolder: Server;
  let folderPort: number;

  beforeAll(async () => {
    vi.stubEnv('BASE_URL', '/shop/');
    vi.resetModules();
    const module = await import('~/serve/server');
    inFolder = module.createStaticServer(join(folder, 'dist'));
    folderPort = await listen(inFolder);
  });

  afterAll(() => {
    inFolder.close();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each([
    ['/shop', 301, '/shop/'],
    ['/shop/about', 301, '/shop/about/'],
    ['/shop/about/', 200, 'About'],
    ['/shop/ne/nothing', 404, 'हरायो'],
    ['/about/', 404, 'Lost'],
    ['/shopping/', 404, 'Lost'],
  ])('answers %s with status %i', async (path, status, shown) => {
    const response = await fetch(`http://127.0.0.1:${folderPort}${path}`, { redirect: 'manual' });
    expect(response.status).toBe(status);
    if (status === 301) expect(response.headers.get('location')).toBe(shown);
    else expect(await response.text()).toContain(`<title>${shown}</title>`);
  });
});
