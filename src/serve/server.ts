import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { base, withoutBase } from '../config/base.ts';
import { languageFolders } from '../config/routes.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const asHosts = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const encoders = { br: (body: Buffer) => brotliCompressSync(body, asHosts), gzip: gzipSync };
const encodings = ['br', 'gzip'] as const;

/** Serves a built site with the error page of each language, and the headers that `_headers` names for folders. */
export function createStaticServer(folder: string): Server {
  // A URL of a file cannot leave the folder: it refuses encoded slashes.
  const open = async (name: string) => readFile(new URL(name, pathToFileURL(`${folder}/`)));

  /** Returns the file of a path, or the code of an error. */
  async function read(path: string): Promise<Buffer | string> {
    const name = `${path}/` === base ? '/' : withoutBase(path);
    if (!name || /\/(_headers|_redirects|\.htaccess)$/.test(name)) return 'hidden';
    return open(`.${name}`).catch(({ code }: NodeJS.ErrnoException) => String(code));
  }

  return createServer(async ({ url = '', headers }, response) => {
    // Two slashes would begin a host.
    const address = URL.parse(url.replace(/^\/+/, '/'), 'http://localhost');
    if (!address) return response.writeHead(400).end();
    const { pathname, search } = address;
    const page = pathname.replace(/\/$/, '/index.html');
    const found = await read(page);
    if (found === 'EISDIR') return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const isFound = typeof found !== 'string';
    const language = languageFolders.find((start) => pathname.startsWith(start)) ?? base;
    const path = isFound ? page : `${language}404.html`;
    const body = Buffer.from(isFound ? found : await read(path));

    const settings = String(await open('_headers').catch(() => ''));
    for (const [, start = '', lines = ''] of settings.matchAll(/^(\/\S*)\*\n((?: +\S.*\n)+)/gm))
      for (const [, name = '', value = ''] of lines.matchAll(/(\S+): (.+)/g))
        if (path.startsWith(start)) response.appendHeader(name, value);
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
    const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.setHeader('content-type', type).setHeader('etag', tag);
    response.statusCode = isFound ? 200 : 404;
    if (isFound && headers['if-none-match'] === tag) return response.writeHead(304).end();
    if (!type.endsWith('utf-8')) return response.end(body);
    const encoding = encodings.find((name) => headers['accept-encoding']?.includes(name));
    if (encoding) response.setHeader('content-encoding', encoding);
    return response.setHeader('vary', 'Accept-Encoding').end(encoding ? encoders[encoding](body) : body);
  });
}
