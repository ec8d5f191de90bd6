import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Language } from '~/config/locales';
import type { OfflineLocale, WorkerSettings } from '~/worker/scope';
import { hashedFolder, withBase } from '../../config/base.ts';
import { latestYears } from '../bikram-years.ts';
import { fileOf } from '../build/built-pages.ts';
import { bundleWorker } from './bundle.ts';
import { listFilesOf, omitted } from './offline-files.ts';

interface Options {
  /** Enables offline reading. */
  enabled: boolean;
  locales: readonly (Omit<OfflineLocale, 'years'> &
    Pick<Language, 'calendar'> & { forms: readonly string[] })[];
}

const limits = { pages: 40, files: 250 };

/** Writes the service worker. Must be the last integration that changes pages: their content determines its version. */
export function offline({ enabled, locales }: Options): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const worker = new URL('sw.js', dir);
        if (!enabled) return writeFileSync(worker, await bundleWorker());
        const core = locales.flatMap(({ fallback, pages }) => [fallback, ...pages]);
        const hash = createHash('sha256');
        for (const path of core) hash.update(readFileSync(fileOf(dir, path)));
        const files = listFilesOf(dir, core, omitted);
        const forms = listFilesOf(
          dir,
          locales.flatMap((locale) => locale.forms),
        );
        const settings: WorkerSettings = {
          version: hash.digest('hex').slice(0, 8),
          files,
          lasting: forms.filter((path) => !files.includes(path)),
          locales: locales.map(({ calendar, forms: _, ...locale }) => ({
            ...locale,
            years: calendar === 'bikram-sambat' ? latestYears : undefined,
          })),
          hashedFolder,
          excluded: ['/cms', '/sw.js'].map(withBase),
          limits,
          networkTimeout: 5000,
        };
        writeFileSync(worker, await bundleWorker(settings));
      },
    },
  };
}
