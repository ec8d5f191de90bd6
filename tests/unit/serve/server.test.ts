import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer, listen } from '~/serve/server';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const page = `<!doctype html><title>About</title>${'<p>cumin</p>'.repeat(50)}`;
let server: Server;
let port: number;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path as it is written: no client that tidies it up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  const site = join(folder, 'dist');
  for (const name of ['about', 'empty', '_astro', 'खसी']) mkdirSync(join(site, name), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(site, 'about/index.html'), page);
  writeFileSync(join(site, 'खसी/index.html'), '<!doctype html><title>Khasi</title>');
  writeFileSync(join(site, '404.html'), '<!doctype html><title>Lost</title>');
  writeFileSync(join(site, '_astro/app.abc.js'), 'export const a = 1;');
  writeFileSync(join(site, '_astro/pack.abc.avif'), 'picture');
  writeFileSync(join(site, 'catalogue.json'), '{}');
  writeFileSync(
    join(site, '_headers'),
    '# all\n/*\n  X-Content-Type-Options: nosniff\n\n/*.json\n  Cache-Control: max-age=60\n  X-Robots-Tag: noindex\n',
  );
  server = createStaticServer(site);
  port = await listen(server, 0, '127.0.0.1');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('addresses', () => {
  it('serves the index of a directory', async () => {
    const { status, headers, body } = await ask('/about/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(page);
  });

  it('adds the missing slash with a permanent redirect that keeps the query', async () => {
    const { status, headers } = await ask('/about?from=menu&x=a?b');
    expect(status).toBe(301);
    expect(headers.location).toBe('/about/?from=menu&x=a?b');
  });

  it('redirects Devanagari addresses to an encoded location', async () => {
    const { status, headers } = await ask(encodeURI('/खसी'));
    expect(status).toBe(301);
    expect(headers.location).toBe(encodeURI('/खसी/'));
    expect((await ask(headers.location ?? '')).status).toBe(200);
  });

  it.each([
    ['an unknown page', '/nothing/'],
    ['a folder without index', '/empty/'],
    ['a folder without index and slash', '/empty'],
    ['a file asked for as a folder', '/catalogue.json/'],
    ['a parent folder', '/../secret.txt'],
    ['an encoded parent folder', '/%2e%2e/secret.txt'],
    ['an encoded slash', '/..%2fsecret.txt'],
    ['a backslash', '/..%5csecret.txt'],
    ['a zero byte', '/about/%00'],
    ['a broken escape', '/%E0%A4%A'],
    ['a protocol-relative path', '//about'],
    ['the headers file', '/_headers'],
  ])('answers %s with the 404 page', async (_, path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>Lost</title>');
  });

  it('refuses other methods', async () => {
    const { status, headers } = await ask('/about/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('sends a HEAD request the headers alone', async () => {
    const { status, headers, body } = await ask('/about/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBe(page.length);
    expect(body).toHaveLength(0);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, *', gunzipSync],
  ])('sends %s for "%s"', async (encoding, accepted, unpack) => {
    const { headers, body } = await ask('/about/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(unpack(body).toString()).toBe(page);
  });

  it('sends the file itself to a client that accepts no encoding, and still varies', async () => {
    const { headers, body } = await ask('/about/', { 'accept-encoding': 'identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(page);
  });

  it('leaves pictures as they are', async () => {
    const { headers, body } = await ask('/_astro/pack.abc.avif', { 'accept-encoding': 'br' });
    expect(headers['content-type']).toBe('image/avif');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    expect(body.toString()).toBe('picture');
  });
});

describe('caching and headers', () => {
  it('keeps hashed files for a year and asks again for pages', async () => {
    expect((await ask('/_astro/app.abc.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/about/')).headers['cache-control']).toContain('must-revalidate');
  });

  it('answers a known entity tag with 304, told apart by encoding', async () => {
    const { headers } = await ask('/about/', { 'accept-encoding': 'br' });
    const tag = String(headers.etag);
    const again = await ask('/about/', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask('/about/', { 'if-none-match': tag })).status).toBe(200);
  });

  it('sets what the _headers file asks for, later blocks over earlier ones', async () => {
    const json = await ask('/catalogue.json');
    expect(json.headers['x-content-type-options']).toBe('nosniff');
    expect(json.headers['cache-control']).toBe('max-age=60');
    expect(json.headers['x-robots-tag']).toBe('noindex');
    expect((await ask('/about/')).headers['x-robots-tag']).toBeUndefined();
    expect((await ask('/nothing/')).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('ports', () => {
  it('takes the next port where one is taken, unless told to be strict', async () => {
    const other = createStaticServer(folder);
    const taken = await listen(other, port, '127.0.0.1');
    expect(taken).toBeGreaterThan(port);
    other.close();
    await expect(listen(createServer(), port, '127.0.0.1', true)).rejects.toThrow('EADDRINUSE');
  });

  it('answers on the port it says', async () => {
    const status = await new Promise((resolve) =>
      get(`http://127.0.0.1:${port}/`, (response) => resolve(response.resume().statusCode)),
    );
    expect(status).toBe(200);
  });
});
