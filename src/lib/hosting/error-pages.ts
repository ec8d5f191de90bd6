import { renameSync, rmdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Gives the 404 of each language folder the name under which hosts look for it: Astro does so only at the root, and
 * writes `/ne/404/index.html`.
 */
export function errorPages(folders: readonly string[]): AstroIntegration {
  return {
    name: 'error-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const folder of folders) {
          const page = new URL(`.${folder}404/`, dir);
          renameSync(new URL('index.html', page), new URL(`.${folder}404.html`, dir));
          rmdirSync(page);
        }
      },
    },
  };
}
