import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { DashboardSettings } from '~/worker/dashboard';
import type { WorkerSettings } from '~/worker/scope';
import { base } from '../../config/base.ts';
import { oldestBrowsers } from '../../config/browsers.ts';

/** Bundles a worker of `src/worker/` with its settings. */
export async function bundleWorker(
  ...[name, settings]: ['run', WorkerSettings] | ['dashboard', DashboardSettings] | ['retire']
): Promise<string> {
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
