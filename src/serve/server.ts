import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { framingPages } from '../config/security.ts';
import { headersOf, makePlan } from '../lib/hosting/plan.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const plan = makePlan(framingPages);

/** The path as it stands on the disk. @throws Error where the address cannot be read as one */
const readPath = ({ url = '/' }: IncomingMessage) =>
  posix.normalize(decodeURIComponent(new URL(url.replace(/^\/+/, '/'), 'http://localhost').pathname));

/**
 * A plain static host for a built site: directory indexes, `/about` → `/about/`, `404.html` with status 404,
 * compression, entity tags, ranges and the headers that the hosting plan asks for.
 */
export function createStaticServer(folder: string): Server {
  const files = serveStatic(folder, { cacheControl: false });
  const missing = serveStatic(folder, { cacheControl: false, acceptRanges: false });
  // A range counts the bytes of the file itself. The types are those of Express, which are more than it uses.
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
      answer('/', status);
      response.writeHead(status, headers).end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return fail(405, { allow: 'GET, HEAD' });
    try {
      compress(request, response, () => {
        const path = readPath(request);
        const answerMissing = () => {
          answer(path, 404);
          request.url = '/404.html';
          missing(request, response, () => response.end());
        };
        if (plan.hidden.includes(path)) return answerMissing();
        answer(path, 200);
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

/** Listens on the first free port from `port` on and returns it; with `strict` a taken port is an error. */
export async function listen(server: Server, port: number, host: string, strict = false): Promise<number> {
  for (let next = port; ; next += 1) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((settle) => {
      server.once('error', settle);
      server.listen(next, host, () => {
        server.off('error', settle);
        settle(undefined);
      });
    });
    if (!error) return next;
    if (error.code !== 'EADDRINUSE' || strict || next >= port + 50) throw error;
  }
}
