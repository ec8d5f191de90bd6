import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressOf } from '~/config/address';
import { type Document, findAll } from './html';
import { weighScripts } from './weight';

export interface Measured {
  /** Brotli, the page with the sheets it links to. */
  document: number;
  /** The same as gzip, for hosts that have no brotli. */
  documentGzip: number;
  script: number;
  scriptInAll: number;
}

const addressesIn = (code: string) =>
  [...code.matchAll(/["'`]((?:\.{1,2}\/|\/?_astro\/)[\w./-]+\.js)["'`]/g)].map(([, address = '']) => address);

/** Scripts that a page can ever fetch: its own, its islands', and whatever those name. */
function listScripts(page: Document, read: (path: string) => string): string[] {
  const found = new Set<string>();
  const addAll = (code: string, from: string): void => {
    for (const address of addressesIn(code))
      add(
        new URL(address.startsWith('_astro/') ? addressOf(`/${address}`) : address, `https://host${from}`)
          .pathname,
      );
  };
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    addAll(read(path), path);
  };
  for (const { name: tag, attributes, text } of page.elements) {
    if (tag === 'script') addAll(text, '/');
    for (const name of ['src', 'component-url', 'renderer-url']) {
      const address = attributes[name];
      if (address?.endsWith('.js')) add(address);
    }
  }
  return [...found];
}

/** Weighs a built page, given its text and how it was parsed; `read` gives the text of a built file. */
export function measure(html: string, page: Document, read: (path: string) => string): Measured {
  const sheets = findAll(page, 'link', 'rel', 'stylesheet').map(({ attributes }) =>
    read(attributes.href ?? ''),
  );
  const whole = Buffer.from([html, ...sheets].join(''));
  const script = weighScripts(page, read);
  const all = listScripts(page, read);
  return {
    document: brotliCompressSync(whole).length,
    documentGzip: gzipSync(whole, { level: 9 }).length,
    script: script.bytes,
    scriptInAll: all.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0),
  };
}
