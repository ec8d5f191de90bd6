import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Vite loads the command, because plain Node cannot resolve the project's `~/` imports. */
const source = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport<typeof import('./command')>(`${source}content-tool/command.ts`, {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '~': source.replace(/\/$/, '') } },
});
const { lines, code } = await module.run(process.cwd(), process.argv.slice(2));
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;
