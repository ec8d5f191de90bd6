import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fileOf, listFiles } from '../build/built-pages.ts';
import { writeApache } from './apache.ts';
import { readForwards } from './forwards.ts';
import { writeHeadersFile, writeRedirectsFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { hiddenFiles, planHosting } from './plan.ts';

/**
 * Writes the settings of all hosts. Files that a host reads from the published folder go there. Those of nginx
 * go to `hosting/`, because nobody should download them.
 */
export function hosting(
  framingPages: readonly string[],
  languageFolders: readonly string[],
): AstroIntegration {
  let host = 'localhost';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site) host = new URL(config.site).host;
      },
      'astro:build:done': ({ dir }) => {
        const plan = planHosting(framingPages, languageFolders, readForwards(dir));
        const paths = listFiles(dir)
          .map(({ path }) => path)
          .filter((path) => !new RegExp(hiddenFiles).test(path));
        const beside = new URL('../hosting/', dir);
        mkdirSync(beside, { recursive: true });
        writeFileSync(new URL('_headers', dir), writeHeadersFile(plan, paths));
        const redirects = writeRedirectsFile(plan);
        if (redirects) writeFileSync(new URL('_redirects', dir), redirects);
        for (const [folder, text] of Object.entries(writeApache(plan)))
          writeFileSync(fileOf(dir, `${folder}.htaccess`), text);
        writeFileSync(new URL('nginx.conf', beside), writeNginx(plan, host));
      },
    },
  };
}
