import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './pages.ts';
import { lowerScripts } from './priority.ts';
import { moveProps } from './props.ts';
import { moveRuntime } from './runtime.ts';
import { shortenFamilies, shortenScopes } from './scopes.ts';
import { mergeStyles } from './styles.ts';

/** Makes built pages lighter without changing what they show; has to run before anything that hashes them. */
export function compaction(): AstroIntegration {
  return {
    name: 'compaction',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (page) => {
          const { html: light, files } = moveProps(page);
          const { html, script } = moveRuntime(light);
          for (const { path, text } of script ? [...files, script] : files)
            writeFileSync(new URL(`.${path}`, dir), text);
          return lowerScripts(mergeStyles(shortenFamilies(shortenScopes(html))));
        }),
    },
  };
}
