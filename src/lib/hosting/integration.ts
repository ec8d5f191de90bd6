import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeApache } from './apache.ts';
import { writeCaddy } from './caddy.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { makePlan } from './plan.ts';
import { writeVercel } from './vercel.ts';

/** Addresses of everything in a built site; a page is known by its folder. */
function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

/**
 * Writes what hosts need to send the right headers. Files that a host reads from the published folder go
 * there; those of a server's own settings go to `hosting/` beside it, because nobody should download them.
 */
export function hosting({ framingPages }: { framingPages: readonly string[] }): AstroIntegration {
  let host = 'localhost';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site) host = new URL(config.site).host;
      },
      'astro:build:done': ({ dir }) => {
        const plan = makePlan(framingPages);
        const paths = listPaths(fileURLToPath(dir)).filter((path) => !plan.hidden.includes(path));
        const beside = new URL('../hosting/', dir);
        const root = `/var/www/${host}`;
        mkdirSync(beside, { recursive: true });
        writeFileSync(new URL('_headers', dir), writeHeadersFile(plan, paths));
        writeFileSync(new URL('.htaccess', dir), writeApache(plan));
        writeFileSync(new URL('vercel.json', beside), writeVercel(plan));
        writeFileSync(new URL('nginx.conf', beside), writeNginx(plan, { host, listen: '80', root }));
        writeFileSync(new URL('Caddyfile', beside), writeCaddy(plan, { host, root }));
      },
    },
  };
}
