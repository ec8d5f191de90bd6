import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { writeWorker } from './source.ts';

interface Options {
  /** Whether the site keeps anything for reading offline. */
  enabled: boolean;
  /** Page for addresses never visited. */
  fallback: string;
  /** Pages that are readable offline without a visit. */
  core: readonly string[];
}

/** About 2 MB of pages and 6 MB of files. */
const limits = { pages: 40, files: 250 };

/** Writes the offline worker; has to run after everything that changes pages, whose text gives its version. */
export function offline({ enabled, fallback, core }: Options): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const worker = new URL('sw.js', dir);
        if (!enabled) return writeFileSync(worker, writeWorker());
        const paths = [fallback, ...core];
        const hash = createHash('sha256');
        for (const path of paths) hash.update(readFileSync(new URL(`.${path}index.html`, dir)));
        const settings = {
          version: hash.digest('hex').slice(0, 8),
          core: paths,
          fallback,
          hashedFolder: '/_astro/',
          excluded: ['/cms', '/sw.js'],
          limits,
        };
        writeFileSync(worker, writeWorker(settings));
      },
    },
  };
}
