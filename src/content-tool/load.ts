import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Loads a module of this folder by Vite, because plain Node cannot resolve the project's `~/` imports. */
export async function loadModule<Module>(name: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${source}content-tool/${name}`, {
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { '~': source.replace(/\/$/, '') },
    },
  });
  return module;
}
