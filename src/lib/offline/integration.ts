import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Language } from '~/config/locales';
import type { DashboardSettings } from '~/worker/dashboard';
import type { OfflineLocale, WorkerSettings } from '~/worker/scope';
import { dashboardFolder, hashedFolder, withBase } from '../../config/base.ts';
import { dashboardWorker } from '../../config/worker.ts';
import { latestYears } from '../bikram-years.ts';
import { fileOf, listFiles } from '../build/built-pages.ts';
import { bundleWorker } from './bundle.ts';
import { anyFile, listFilesOf, omitted } from './offline-files.ts';

interface Options {
  /** Enables offline reading. */
  enabled: boolean;
  locales: readonly (Omit<OfflineLocale, 'years'> &
    Pick<Language, 'calendar'> & { forms: readonly string[] })[];
}

const limits = { pages: 40, files: 250 };

/** Returns a hash of files of the built site. */
function hashFiles(dir: URL, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(fileOf(dir, path)));
  return hash.digest('hex').slice(0, 8);
}

/** Lists the dashboard's pages, frames included, and the lists of the site, with all files that they name. */
function readDashboard(dir: URL): DashboardSettings {
  const paths = listFiles(dir).flatMap(({ path }) => (path.startsWith(dashboardFolder) ? path : []));
  const pages = paths.filter((path) => path.endsWith('/'));
  const lists = paths.filter((path) => path.endsWith('.json'));
  const files = [...pages, ...listFilesOf(dir, [...pages, ...lists], { reference: anyFile })];
  return { version: hashFiles(dir, files), files, lists, hashedFolder };
}

/** Writes the service workers. Must be the last integration that changes pages: their content determines the version. */
export function offline({ enabled, locales }: Options): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const [worker, office] = [new URL('sw.js', dir), new URL(dashboardWorker, dir)];
        if (!enabled) {
          for (const url of [worker, office]) writeFileSync(url, await bundleWorker('retire'));
          return;
        }
        writeFileSync(office, await bundleWorker('dashboard', readDashboard(dir)));
        const core = locales.flatMap(({ fallback, pages }) => [fallback, ...pages]);
        const files = listFilesOf(dir, core, { skip: omitted });
        const forms = listFilesOf(
          dir,
          locales.flatMap((locale) => locale.forms),
        );
        const settings: WorkerSettings = {
          version: hashFiles(dir, core),
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
        writeFileSync(worker, await bundleWorker('run', settings));
      },
    },
  };
}
