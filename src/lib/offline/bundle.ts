import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { WorkerSettings } from '~/worker/scope';
import { base } from '../../config/base.ts';
import { oldestBrowsers } from '../../config/browsers.ts';

/** Bundles `/sw.js`. Without settings the worker only deletes the caches of an earlier one. */
export async function bundleWorker(settings?: WorkerSettings): Promise<string> {
  const name = settings ? 'run' : 'retire';
  const [output] = (await build({
    configFile: false,
    base,
    logLevel: 'warn',
    resolve: { alias: { '~': fileURLToPath(new URL('../..', import.meta.url)) } },
    build: {
      target: oldestBrowsers,
      write: false,
      rolldownOptions: { output: { generatedCode: { symbols: false } } },
      lib: {
        entry: fileURLToPath(new URL(`../../worker/${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error(`src/worker/${name}.ts gave no code`);
  return `${chunk.code}worker.start(self,${JSON.stringify(settings) ?? ''});\n`;
}
