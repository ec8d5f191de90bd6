import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-pages.ts';
import { writeApache } from './apache.ts';
import { writeCaddy } from './caddy.ts';
import { readForwards } from './forwards.ts';
import { writeHeadersFile, writeRedirectsFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { planHosting } from './plan.ts';
import { writeVercel } from './vercel.ts';

/**
 * Writes the settings of all hosts. Files that a host reads from the published folder go there. Settings of a
 * server go to `hosting/`, because nobody should download them.
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
          .filter((path) => !plan.hidden.includes(path));
        const beside = new URL('../hosting/', dir);
        const root = `/var/www/${host}`;
        mkdirSync(beside, { recursive: true });
        writeFileSync(new URL('_headers', dir), writeHeadersFile(plan, paths));
        const redirects = writeRedirectsFile(plan);
        if (redirects) writeFileSync(new URL('_redirects', dir), redirects);
        writeFileSync(new URL('.htaccess', dir), writeApache(plan));
        writeFileSync(new URL('vercel.json', beside), writeVercel(plan));
        writeFileSync(new URL('nginx.conf', beside), writeNginx(plan, { host, listen: '80', root }));
        writeFileSync(new URL('Caddyfile', beside), writeCaddy(plan, { host, root }));
      },
    },
  };
}
