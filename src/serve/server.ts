import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { pathAt } from '../config/address.ts';
import { languageFolders } from '../config/routes.ts';
import { framingPages } from '../config/security.ts';
import { errorPageOf, headersOf, planHosting } from '../lib/hosting/plan.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const plan = planHosting(framingPages, languageFolders);

/** Parses the path of a request. @throws Error if it is malformed */
const readAddress = ({ url = '/' }: IncomingMessage) =>
  posix.normalize(decodeURIComponent(new URL(url.replace(/^\/+/, '/'), 'http://localhost').pathname));

/** A page compressed at the best quality, and its entity tag. */
interface CompressedPage {
  etag: string;
  body: Buffer;
}

/**
 * Compresses each page once at the best quality, as hosts do. At a quality fast enough for every request,
 * some pages would exceed the first round trip of a connection.
 */
function createPageCache(folder: string): (path: string) => CompressedPage | undefined {
  const pages = new Map<string, CompressedPage>();
  return (path) => {
    const file = join(folder, path, 'index.html');
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return undefined;
    // The format of serve-static: a weak tag, equal for each compression.
    const etag = `W/"${stat.size.toString(16)}-${stat.mtime.getTime().toString(16)}"`;
    const kept = pages.get(file);
    if (kept?.etag === etag) return kept;
    const page = { etag, body: brotliCompressSync(readFileSync(file)) };
    pages.set(file, page);
    return page;
  };
}

/** Checks for a request of a whole page that accepts brotli. */
const wantsCompressedPage = ({ headers }: IncomingMessage, path: string) =>
  path.endsWith('/') &&
  !headers.range &&
  /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/i.test(headers['accept-encoding'] ?? '');

/**
 * Serves a built site with directory indexes, `404.html`, compression, entity tags, ranges and the headers of
 * the hosting plan. No ready-made server can replace it. Headers depend on path and status, and each language
 * has its own error page.
 */
export function createStaticServer(folder: string): Server {
  const findPage = createPageCache(folder);
  const files = serveStatic(folder, { cacheControl: false });
  const missing = serveStatic(folder, { cacheControl: false, acceptRanges: false });
  // A range counts the bytes of the uncompressed file. The types are Express's, which are wider than needed.
  const compress = compression({
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  }) as unknown as Middleware;

  return createServer((request, response) => {
    const answer = (path: string, status: number) => {
      response.statusCode = status;
      for (const [name, value] of headersOf(plan, path, status)) response.setHeader(name, value);
    };
    const fail = (status: number, headers = {}) => {
      answer(plan.base, status);
      response.writeHead(status, headers).end();
    };
    const sendPage = ({ etag, body }: CompressedPage) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('ETag', etag);
      const known = request.headers['if-none-match']
        ?.split(',')
        .map((tag) => tag.trim().replace(/^(W\/)?/, 'W/'));
      if (known?.some((tag) => tag === etag || tag === 'W/*')) return response.writeHead(304).end();
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', body.length);
      return response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return fail(405, { allow: 'GET, HEAD' });
    try {
      compress(request, response, () => {
        const address = readAddress(request);
        if (`${address}/` === plan.base) return fail(301, { location: plan.base });
        const path = pathAt(address);
        const answerMissing = () => {
          answer(address, 404);
          request.url = pathAt(errorPageOf(plan, address));
          missing(request, response, () => response.end());
        };
        if (path === undefined || plan.hidden.includes(address)) return answerMissing();
        answer(address, 200);
        // serve-static takes the folder of its redirects from `originalUrl`.
        Object.assign(request, { originalUrl: request.url, url: `/${request.url?.slice(plan.base.length)}` });
        const page = wantsCompressedPage(request, path) ? findPage(path) : undefined;
        if (page) return sendPage(page);
        files(request, response, (error) => {
          if (!error) answerMissing();
          else fail(error.status ?? 500, error.headers);
        });
      });
    } catch {
      fail(400);
    }
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
