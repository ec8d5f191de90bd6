import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeFaults } from '../lib/content/fault.ts';
import { loadModule } from './load.ts';

/**
 * Reports all faults of content and settings before anything is built, and ends a build that has any. The last
 * lines of a build are its notes.
 */
export function contentReport(): AstroIntegration {
  let notes: string[] = [];
  return {
    name: 'content-report',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { checkContent, listNotes } = await loadModule<typeof import('./check')>('check.ts');
        const root = fileURLToPath(config.root);
        const faults = checkContent(root);
        if (faults.length > 0) process.stderr.write(`${writeFaults(faults).join('\n')}\n`);
        if (command === 'dev') return;
        if (faults.length > 0) process.exit(1);
        notes = listNotes(root);
        const { host, hostname } = new URL(config.site ?? '');
        if (hostname.endsWith('.example'))
          notes.push(`Note: links and QR codes point to ${host}; set PUBLIC_SITE_URL`);
      },
      'astro:build:done': () => {
        // After Astro's own last line.
        process.once('exit', () => process.stderr.write(notes.map((note) => `${note}\n`).join('')));
      },
    },
  };
}
