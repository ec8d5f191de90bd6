import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeApache } from './apache.ts';
import { writeCaddy } from './caddy.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { type HostingPlan, makePlan } from './plan.ts';
import { writeVercel } from './vercel.ts';

/** The plan for a built site: its folders of pages are those that hold an `index.html` somewhere below. */
export function readPlan(folder: string, framing: readonly string[]): HostingPlan {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const folders = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => `/${name.slice(0, name.indexOf('/'))}/`);
  return makePlan(framing, [...new Set(folders)].sort());
}

/**
 * Writes what hosts need to send the right headers. Files that a host reads from the published folder go
 * there; those of a server's own settings go to `hosting/` beside it, because nobody should download them.
 */
export function hosting({ framing }: { framing: readonly string[] }): AstroIntegration {
  let host = 'localhost';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site) host = new URL(config.site).host;
      },
      'astro:build:done': ({ dir }) => {
        const plan = readPlan(fileURLToPath(dir), framing);
        const beside = new URL('../hosting/', dir);
        const root = `/var/www/${host}`;
        mkdirSync(beside, { recursive: true });
        writeFileSync(new URL('_headers', dir), writeHeadersFile(plan));
        writeFileSync(new URL('.htaccess', dir), writeApache(plan));
        writeFileSync(new URL('vercel.json', beside), writeVercel(plan));
        writeFileSync(new URL('nginx.conf', beside), writeNginx(plan, { host, listen: '80', root }));
        writeFileSync(new URL('Caddyfile', beside), writeCaddy(plan, { host, root }));
      },
    },
  };
}
