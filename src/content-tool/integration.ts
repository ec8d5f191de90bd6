import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadModule } from './load.ts';

/**
 * Reports all faults of content and settings before anything is built, and ends a build that has any. Counts
 * the samples in its last lines.
 */
export function contentReport(): AstroIntegration {
  let samples: string[] = [];
  return {
    name: 'content-report',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { checkContent, listSamples } = await loadModule<typeof import('./check')>('check.ts');
        const root = fileURLToPath(config.root);
        const faults = checkContent(root);
        if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
        if (faults.length > 0 && command === 'build') process.exit(1);
        samples = listSamples(root);
      },
      'astro:build:done': () => {
        if (samples.length === 0) return;
        // After Astro's own last line.
        process.once('exit', () => process.stderr.write(`Samples to replace: ${samples.join(', ')}.\n`));
      },
    },
  };
}
