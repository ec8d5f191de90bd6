import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeFaults } from '../lib/content/fault.ts';
import { loadModule } from './load.ts';

/**
 * Reports all faults of content and settings before anything is built, and ends a build that has any. The last
 * lines of a build count the samples and list the notes.
 */
export function contentReport(): AstroIntegration {
  let notices: string[] = [];
  return {
    name: 'content-report',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { checkContent, listSamples, listNotes } =
          await loadModule<typeof import('./check')>('check.ts');
        const root = fileURLToPath(config.root);
        const faults = checkContent(root);
        if (faults.length > 0) process.stderr.write(`${writeFaults(faults).join('\n')}\n`);
        if (faults.length > 0 && command === 'build') process.exit(1);
        const samples = listSamples(root);
        notices = listNotes(root);
        if (samples.length > 0) notices.push(`Samples to replace: ${samples.join(', ')}.`);
      },
      'astro:build:done': () => {
        // After Astro's own last line.
        process.once('exit', () => process.stderr.write(notices.map((notice) => `${notice}\n`).join('')));
      },
    },
  };
}
