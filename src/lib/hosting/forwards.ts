import { readFileSync } from 'node:fs';
import { listFiles } from '../build/built-pages.ts';
import type { Forward } from './plan.ts';

/** Reads the forwards of a built site from the pages that refresh to another path, sorted. */
export function readForwards(dist: URL): Forward[] {
  return listFiles(dist)
    .filter(({ path }) => path.endsWith('/'))
    .flatMap(({ file, path }) => {
      const html = readFileSync(file, 'utf8');
      const [, to] = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
      return to ? [{ from: path, to }] : [];
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
