import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { DashboardSettings } from '~/worker/dashboard';
import type { WorkerSettings } from '~/worker/scope';
import { dashboardFolder, hashedFolder, withBase } from '../../config/base.ts';
import { languageOf, locales } from '../../config/locales.ts';
import { messagesOf } from '../../config/messages/index.ts';
import { localised } from '../../config/routes.ts';
import { dashboardWorker } from '../../config/worker.ts';
import { latestYears } from '../bikram-years.ts';
import { fileOf, listFiles } from '../build/built-pages.ts';
import { bundleWorker } from './bundle.ts';

/** Returns a hash of files of the built site. */
function hashFiles(dir: URL, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(fileOf(dir, path)));
  return hash.digest('hex').slice(0, 8);
}

/** Lists the hashed files that files of the site name, at once or through scripts. */
function listNamed(dir: URL, paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths)
    for (const [, name] of readFileSync(fileOf(dir, path), 'utf8').matchAll(
      /(?:\.\/|_astro\/)([\w.-]+\.\w+)\b/g,
    )) {
      const file = hashedFolder + name;
      if (found.has(file) || !existsSync(fileOf(dir, file))) continue;
      found.add(file);
      if (file.endsWith('.js')) listNamed(dir, [file], found);
    }
  return found;
}

/** Lists the dashboard's pages, frames included, and the lists of the site, with all files that they name. */
function readDashboard(dir: URL): DashboardSettings {
  const paths = listFiles(dir).flatMap(({ path }) => (path.startsWith(dashboardFolder) ? path : []));
  const pages = paths.filter((path) => path.endsWith('/'));
  const lists = paths.filter((path) => path.endsWith('.json'));
  const files = [...pages, ...listNamed(dir, [...pages, ...lists])];
  return { version: hashFiles(dir, files), files, lists, hashedFolder };
}

function readPublic(dir: URL): WorkerSettings {
  const pages = listFiles(dir).flatMap(({ path }) =>
    path.endsWith('/') && !path.startsWith(dashboardFolder) ? path : [],
  );
  return {
    version: hashFiles(dir, pages),
    locales: locales
      .map((locale) => {
        const { tag, calendar } = languageOf(locale);
        return {
          folder: localised('/', locale),
          fallback: localised('/offline/', locale),
          note: messagesOf(locale).chrome.savedCopy,
          tag,
          years: calendar === 'bikram-sambat' ? latestYears : undefined,
        };
      })
      .reverse(),
    hashedFolder,
    excluded: ['/cms', '/sw.js'].map(withBase),
    mostPages: 40,
    networkTimeout: 5000,
  };
}

/** Writes the service workers. Must be the last integration that changes pages: their content determines the version. */
export function offline({ enabled }: { enabled: boolean }): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const workers = enabled
          ? [bundleWorker('run', readPublic(dir)), bundleWorker('dashboard', readDashboard(dir))]
          : [bundleWorker('retire'), bundleWorker('retire')];
        const [run = '', dashboard = ''] = await Promise.all(workers);
        writeFileSync(new URL('sw.js', dir), run);
        writeFileSync(new URL(dashboardWorker, dir), dashboard);
      },
    },
  };
}
