import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadModule } from './load.ts';

/** Reports all faults of content and settings before anything is built, and ends a build that has any. */
export const contentReport: AstroIntegration = {
  name: 'content-report',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      if (command !== 'build' && command !== 'dev') return;
      const { checkContent } = await loadModule<typeof import('./check')>('check.ts');
      const faults = checkContent(fileURLToPath(config.root));
      if (faults.length === 0) return;
      process.stderr.write(`${faults.join('\n')}\n`);
      if (command === 'build') process.exit(1);
    },
  },
};
