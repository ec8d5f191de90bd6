import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Fault, writeFaults } from '../lib/content/fault.ts';
import { loadModule } from './load.ts';
import { showFaults } from './overlay.ts';

/**
 * Reports all faults of content and settings before anything is built, and ends a build that has any. The
 * development server shows them over its pages. The last lines of a build count the samples and list the notes.
 */
export function contentReport(): AstroIntegration {
  let notices: string[] = [];
  let faults: Fault[] = [];
  let root = '';
  const load = () => loadModule<typeof import('./check')>('check.ts');
  return {
    name: 'content-report',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { checkContent, listSamples, listNotes } = await load();
        root = fileURLToPath(config.root);
        faults = checkContent(root);
        if (faults.length > 0) process.stderr.write(`${writeFaults(faults).join('\n')}\n`);
        if (faults.length > 0 && command === 'build') process.exit(1);
        const samples = listSamples(root);
        notices = listNotes(root);
        if (samples.length > 0) notices.push(`Samples to replace: ${samples.join(', ')}.`);
      },
      'astro:server:setup': ({ server }) =>
        showFaults(server, faults, async () => (await load()).checkContent(root)),
      'astro:build:done': () => {
        // After Astro's own last line.
        process.once('exit', () => process.stderr.write(notices.map((notice) => `${notice}\n`).join('')));
      },
    },
  };
}
