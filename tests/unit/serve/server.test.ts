import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { framingPages } from '~/config/security';
import { headersOf, planHosting } from '~/lib/hosting/plan';
import { createStaticServer, listen } from '~/serve/server';

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
  const site = join(folder, 'dist');
  const title = (name: string) => `<!doctype html><title>${name}</title>`;
  const files = {
    '../secret.txt': 'secret',
    'index.html': title('Home'),
    'about/index.html': page,
    'खसी/index.html': title('Khasi'),
    '404.html': title('Lost'),
    'ne/404.html': title('हरायो'),
    '_astro/app.abc.js': 'export const a = 1;',
    '_astro/pack.abc.avif': 'picture',
    '_astro/jar.abc.jpeg': '',
    _headers: '',
    '.htaccess': '',
    'places.json': '',
    'contact/index.html': '',
    'prices.csv': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  server = createStaticServer(site);
  port = await listen(server, 4800, '127.0.0.1');
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

  it('answers unknown paths, paths outside and files for hosts with the 404 page', async () => {
    const outside = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt'];
    const noDiskName = `/${'a'.repeat(256)}`;
    const forHosts = ['/_headers', '//%5fheaders', '/.htaccess'];
    const paths = ['/nothing/', '/places.json/', '/about/%00', noDiskName, ...outside, ...forHosts];
    for (const path of paths) {
      const { status, headers, body } = await send(path);
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString(), path).toContain('<title>Lost</title>');
    }
  });

  it('answers with the 404 page of the language', async () => {
    const { status, body } = await send('/ne/nothing/');
    expect([status, body.toString()]).toEqual([404, '<!doctype html><title>हरायो</title>']);
  });

  it('survives URLs that cannot be parsed', async () => {
    for (const path of ['/%E0%A4%A', '/%', '?', 'about', 'http:', 'http://[::1', '/about/?%'])
      expect([200, 400], path).toContain((await send(path)).status);
    expect((await send('/about/')).status).toBe(200);
  });

  it('answers only GET and HEAD, the latter without a body', async () => {
    const post = await send('/about/', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    const { status, headers, body } = await send('/about/', {}, 'HEAD');
    expect([status, Number(headers['content-length']), body.length]).toEqual([200, page.length, 0]);
  });
});

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
])('compression sends a page as %s for "%s", and a picture as it is', async (encoding, accepted, unpack) => {
  const { status, headers, body } = await send('/about/', { 'accept-encoding': accepted });
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(unpack(body).toString()).toBe(page);
  const picture = await send('/_astro/pack.abc.avif', { 'accept-encoding': accepted });
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
  expect(picture.body.toString()).toBe('picture');
});

it('states the type of each file', async () => {
  const types = {
    '/prices.csv': 'text/csv; charset=utf-8',
    '/places.json': 'application/json; charset=utf-8',
    '/_astro/app.abc.js': 'text/javascript; charset=utf-8',
    '/_astro/jar.abc.jpeg': 'image/jpeg',
    '/_astro/pack.abc.avif': 'image/avif',
  };
  for (const [path, type] of Object.entries(types))
    expect((await send(path)).headers['content-type'], path).toBe(type);
});

it('sends the headers of the hosting plan', async () => {
  const plan = planHosting(framingPages);
  const missing = ['/contact/gone/', '/_astro/gone.js'];
  for (const path of ['/', '/contact/', '/_astro/app.abc.js', ...missing]) {
    const expected = missing.includes(path) ? 404 : 200;
    const { status, headers } = await send(path);
    expect(status, path).toBe(expected);
    const planned = headersOf(plan, path, expected).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers, path).toMatchObject(Object.fromEntries(planned));
    expect('cross-origin-embedder-policy' in headers, path).toBe(path !== '/contact/');
  }
});

it('answers 304 if the entity tag is known, weak, strong or in a list', async () => {
  const tag = String((await send('/about/', { 'accept-encoding': 'br' })).headers.etag);
  for (const encoding of ['br', 'identity']) {
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await send('/about/', { 'if-none-match': known, 'accept-encoding': encoding });
      expect([again.status, again.body.length], known).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    const other = { 'if-none-match': '"other"', 'accept-encoding': encoding };
    expect((await send('/about/', other)).status, encoding).toBe(200);
  }
});

it('sends what a build has written since the last request', async () => {
  const file = join(folder, 'dist/about/index.html');
  const accepted = { 'accept-encoding': 'br' };
  const known = { ...accepted, 'if-none-match': String((await send('/about/', accepted)).headers.etag) };
  writeFileSync(file, page.toUpperCase());
  const { status, body } = await send('/about/', known);
  expect([status, brotliDecompressSync(body).toString()]).toEqual([200, page.toUpperCase()]);
  rmSync(file);
  expect((await send('/about/', known)).status).toBe(404);
  writeFileSync(file, page);
  expect((await send('/about/', known)).status).toBe(304);
});

describe('a site in a folder', () => {
  let inFolder: Server;
  let folderPort: number;

  beforeAll(async () => {
    vi.stubEnv('BASE_URL', '/shop/');
    vi.resetModules();
    const module = await import('~/serve/server');
    inFolder = module.createStaticServer(join(folder, 'dist'));
    folderPort = await module.listen(inFolder, 4900, '127.0.0.1');
  });

  afterAll(() => {
    inFolder.close();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('serves paths in the folder only', async () => {
    const expected = [
      ['/shop', 301, '/shop/'],
      ['/shop/about', 301, '/shop/about/'],
      ['/shop/about/', 200, null],
      ['/about/', 404, null],
      ['/shopping/', 404, null],
    ] as const;
    for (const [path, status, location] of expected) {
      const response = await fetch(`http://127.0.0.1:${folderPort}${path}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], path).toEqual([status, location]);
      if (status === 404) expect(await response.text()).toContain('<title>Lost</title>');
    }
  });
});

it('uses the next free port unless it is strict', async () => {
  const other = createStaticServer(folder);
  const taken = await listen(other, port, '127.0.0.1');
  expect(taken).toBeGreaterThan(port);
  other.close();
  await expect(listen(createServer(), port, '127.0.0.1', true)).rejects.toThrow('EADDRINUSE');
});
