import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { chooseEncoding, compress, type Encoding, isCompressible } from './encoding.ts';
import { type HeaderRule, headersFor, parseHeaders } from './headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Control files that hosts read and do not serve. */
const hidden = new Set(['_headers', '_redirects']);

const hashed = 'public, max-age=31536000, immutable';
const fresh = 'public, max-age=0, must-revalidate';

/** A file that is there, or nothing. */
function findFile(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

function readRules(root: string): HeaderRule[] {
  const file = findFile(join(root, '_headers'));
  return file ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/** The path as it stands on the disk; nothing where the address is no clean path. */
function decode(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    return path.startsWith('/') && !/^\/\/|\0|\\/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Where a request leads: a file, the same address with a slash, or nowhere. */
function locate(root: string, path: string): { file: string } | { redirect: string } | undefined {
  const target = resolve(join(root, path));
  if (target !== root && !target.startsWith(root + sep)) return undefined;
  if (hidden.has(target.slice(root.length + 1))) return undefined;
  if (path.endsWith('/')) {
    const file = findFile(join(target, 'index.html'));
    return file ? { file } : undefined;
  }
  const file = findFile(target);
  if (file) return { file };
  return findFile(join(target, 'index.html')) ? { redirect: `${path}/` } : undefined;
}

/**
 * A plain static host for a built site: directory indexes, `/about` → `/about/`, `404.html` with status 404,
 * compression, entity tags and the headers that the folder's own `_headers` file asks for.
 */
export function createStaticServer(folder: string): Server {
  const root = resolve(folder);
  const rules = readRules(root);
  const compressed = new Map<string, Buffer>();

  const encode = (tag: string, body: Buffer, encoding: Encoding): Buffer => {
    const key = `${tag}.${encoding}`;
    const made = compressed.get(key) ?? compress(body, encoding);
    compressed.set(key, made);
    return made;
  };

  const send = (
    { headers, method }: IncomingMessage,
    response: ServerResponse,
    file: string,
    path: string,
    status: number,
  ): void => {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const body = readFileSync(file);
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const encoding = isCompressible(type) ? chooseEncoding(headers['accept-encoding']) : undefined;
    const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
    response.setHeader('content-type', type);
    response.setHeader('etag', etag);
    response.setHeader('cache-control', path.startsWith('/_astro/') ? hashed : fresh);
    if (isCompressible(type)) response.setHeader('vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    if (status === 200 && headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const sent = encoding ? encode(tag, body, encoding) : body;
    if (encoding) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', sent.length);
    response.writeHead(status).end(method === 'HEAD' ? undefined : sent);
  };

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [, address = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const path = decode(address);
    const found = path === undefined ? undefined : locate(root, path);
    const missing = findFile(join(root, '404.html'));
    if (found && 'redirect' in found) {
      response.writeHead(301, { location: `${encodeURI(found.redirect)}${query}` }).end();
    } else if (found) send(request, response, found.file, path ?? '/', 200);
    else if (missing) send(request, response, missing, path ?? '/', 404);
    else response.writeHead(404).end();
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
