import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { withoutBase } from '../config/base.ts';
import { languageFolders } from '../config/routes.ts';
import { framingPages } from '../config/security.ts';
import { errorPageOf, headersOf, hiddenFiles, planHosting, textTypes } from '../lib/hosting/plan.ts';

const plan = planHosting(framingPages, languageFolders);
const hidden = new RegExp(hiddenFiles);

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const texts = new Set(['text/html', ...textTypes.split(' ')]);

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const encodings = ['br', 'gzip'] as const;

/** Serves a built site with the headers and error pages of the hosting plan. */
export function createStaticServer(folder: string): Server {
  /** By encoding and hash. The best quality, at which hosts compress, is too slow for every request. */
  const compressed = new Map<string, Buffer>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // After two slashes, URL would parse a host.
    const { pathname, search } = new URL((request.url ?? '').replace(/^\/+/, '/'), 'http://localhost');
    const path = posix.normalize(decodeURIComponent(pathname));
    const finish = (status: number, headers = {}, body?: Buffer) =>
      response
        .writeHead(status, { ...Object.fromEntries(headersOf(plan, path, status)), ...headers })
        .end(body);
    const redirect = () => finish(301, { location: `${encodeURI(path)}/${search}` });
    const send = async (status: number, file: string, body: Buffer) => {
      const type = types[extname(file)] ?? 'application/octet-stream';
      const isText = texts.has(type);
      const hash = createHash('sha256').update(body).digest('base64url');
      const headers = {
        'content-type': isText ? `${type}; charset=utf-8` : type,
        etag: `W/"${hash}"`,
        ...(isText && { vary: 'Accept-Encoding' }),
      };
      if (status === 200 && request.headers['if-none-match']?.includes(`"${hash}"`))
        return finish(304, headers);
      const encoding = isText && encodings.find((name) => request.headers['accept-encoding']?.includes(name));
      if (!encoding) return finish(status, { ...headers, 'content-length': body.length }, body);
      const key = encoding + hash;
      const packed = compressed.get(key) ?? (await encoders[encoding](body));
      compressed.set(key, packed);
      const sent = { 'content-encoding': encoding, 'content-length': packed.length };
      return finish(status, { ...headers, ...sent }, packed);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') return finish(405, { allow: 'GET, HEAD' });
    if (`${path}/` === plan.base) return redirect();
    const page = withoutBase(path)?.replace(/\/$/, '/index.html');
    // On Windows a backslash separates folders.
    if (page && !hidden.test(page) && !page.includes('\\')) {
      const file = join(folder, page);
      const body = await readFile(file).catch(({ code }: NodeJS.ErrnoException) => code);
      if (typeof body === 'object') return send(200, file, body);
      if (body === 'EISDIR') return redirect();
    }
    const file = join(folder, withoutBase(errorPageOf(plan, path)) ?? '');
    return send(404, file, await readFile(file).catch(() => Buffer.alloc(0)));
  }

  return createServer((request, response) => {
    // Only the URL can be wrong.
    answer(request, response).catch(() => response.writeHead(400).end());
  });
}

/** Listens on the first free port from `port` and returns it. With `strict`, a used port is an error. */
export async function listen(server: Server, port: number, host: string, strict = false): Promise<number> {
  for (let next = port; ; next += 1) {
    try {
      await once(server.listen(next, host), 'listening');
      return next;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || strict || next >= port + 50) throw error;
    }
  }
}
