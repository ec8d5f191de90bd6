import { readFileSync } from 'node:fs';
import { hashedFolder } from '../../config/address.ts';
import { fileOf } from '../built-pages.ts';

const named = /(?:\.\/|_astro\/)([\w.-]+\.js(?:on)?)\b/g;

/**
 * Files that offline pages can omit: scripts loaded while idle, and those of the drawer and the search box, which
 * work as HTML.
 */
const omitted =
  /\/(web-vitals|register-worker|prefetch-links|offer-language|Drawer|SearchBox|suggestions-\w+|client)\./;

/** Lists the scripts and data that pages load, at once or at first use. */
export function listNeeds(dist: URL, pages: readonly string[]): string[] {
  const needs = new Set<string>();
  const read = (path: string): void => {
    for (const [, name] of readFileSync(fileOf(dist, path), 'utf8').matchAll(named)) {
      const found = hashedFolder + name;
      if (needs.has(found) || omitted.test(found)) continue;
      needs.add(found);
      if (found.endsWith('.js')) read(found);
    }
  };
  for (const page of pages) read(page);
  return [...needs];
}
