import { existsSync, readFileSync } from 'node:fs';
import { hashedFolder } from '../../config/base.ts';
import { fileOf } from '../build/built-pages.ts';

const scriptOrData = /(?:\.\/|_astro\/)([\w.-]+\.js(?:on)?)\b/g;
/** Matches fonts and pictures, too. */
export const anyFile = /(?:\.\/|_astro\/)([\w.-]+\.\w+)\b/g;

/**
 * Matches scripts that the precached pages do without: those loaded while idle, and those of the drawer and the
 * search box, which also work as HTML. `client` is React, which these pages need for nothing else.
 */
export const omitted = /\/(web-vitals|register-worker|Drawer|SearchBox|suggestions-\w+|client)\./;

/** Lists the scripts and data that pages load, at once or at first use. */
export function listFilesOf(
  dist: URL,
  pages: readonly string[],
  { skip, reference = scriptOrData }: { skip?: RegExp; reference?: RegExp } = {},
): string[] {
  const files = new Set<string>();
  const collectFrom = (path: string): void => {
    for (const [, name] of readFileSync(fileOf(dist, path), 'utf8').matchAll(reference)) {
      const found = hashedFolder + name;
      if (files.has(found) || skip?.test(found) || !existsSync(fileOf(dist, found))) continue;
      files.add(found);
      if (found.endsWith('.js')) collectFrom(found);
    }
  };
  for (const page of pages) collectFrom(page);
  return [...files];
}
