import { renameSync, rmdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fileOf } from '../build/built-pages.ts';

/**
 * Moves the 404 page of each language folder to the path where hosts look for it. Astro does so only at the
 * root, and writes `/ne/404/index.html`.
 */
export function errorPages(folders: readonly string[]): AstroIntegration {
  return {
    name: 'error-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const folder of folders) {
          const page = fileOf(dir, `${folder}404/`);
          renameSync(page, fileOf(dir, `${folder}404.html`));
          rmdirSync(new URL('.', page));
        }
      },
    },
  };
}
