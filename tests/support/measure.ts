import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressOf } from '~/config/address';
import { findAll, type ParsedPage } from './html';
import { weighScripts } from './weight';

export interface Measured {
  /** Bytes of the page with its style sheets, compressed with brotli. */
  document: number;
  /** Bytes compressed with gzip, for hosts without brotli. */
  documentGzip: number;
  script: number;
  scriptInAll: number;
}

const addressesIn = (code: string) =>
  [...code.matchAll(/["'`]((?:\.{1,2}\/|\/?_astro\/)[\w./-]+\.js)["'`]/g)].map(([, address = '']) => address);

/** Lists all scripts that a page can fetch: its own, its islands', and those they import. */
function listScripts(page: ParsedPage, read: (path: string) => string): string[] {
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

/** Measures a built page from its text and its parsed elements. `read` returns the text of a built file. */
export function measure(html: string, page: ParsedPage, read: (path: string) => string): Measured {
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
