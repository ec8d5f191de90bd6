import { readFileSync } from 'node:fs';
import { hashedFolder } from '../../config/address.ts';
import { fileOf } from '../built-pages.ts';

const named = /(?:\.\/|_astro\/)([\w.-]+\.js(?:on)?)\b/g;

/** What pages can do without: what they load once they are idle, and the drawer's island with React, as it opens as HTML. */
const quiet = /\/(web-vitals|register-worker|prefetch-links|offer-language|Drawer|client)\./;

/** Paths of the scripts and records that some pages load, at once or when they are touched. */
export function listNeeds(dist: URL, pages: readonly string[]): string[] {
  const needs = new Set<string>();
  const read = (path: string): void => {
    for (const [, name] of readFileSync(fileOf(dist, path), 'utf8').matchAll(named)) {
      const found = hashedFolder + name;
      if (needs.has(found) || quiet.test(found)) continue;
      needs.add(found);
      if (found.endsWith('.js')) read(found);
    }
  };
  for (const page of pages) read(page);
  return [...needs];
}
