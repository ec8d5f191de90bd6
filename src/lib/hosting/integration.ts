import { appendFileSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { base } from '../../config/base.ts';
import { fileOf, listFiles } from '../build/built-pages.ts';

/** Completes the files that hosts read: they come from `public/`, and know no base folder, language or former path. */
function completeHostFiles(dir: URL, languageFolders: readonly string[]): void {
  for (const name of ['_headers', '.htaccess']) {
    const file = new URL(name, dir);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^(ErrorDocument \d+ )?\//gm, `$1${base}`));
  }
  const append = (name: string, text: string) => appendFileSync(new URL(name, dir), text);
  const pages = listFiles(dir).flatMap(({ path }) => (path.endsWith('/') ? path : []));
  for (const path of pages.sort()) {
    const html = readFileSync(fileOf(dir, path), 'utf8');
    const [, to] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
    if (!to) continue;
    append('.htaccess', `Redirect 301 ${path} ${to}\n`);
    // Netlify forwards a path that has a page only with `301!`. Cloudflare ignores that line and takes the next.
    append('_redirects', `${path} ${to} 301!\n${path} ${to} 301\n`);
  }
  for (const folder of languageFolders) {
    const page = fileOf(dir, `${folder}404/`);
    // Hosts look for it here. Astro moves only that of the root.
    renameSync(page, fileOf(dir, `${folder}404.html`));
    rmdirSync(new URL('.', page));
    append('_redirects', `${folder}* ${folder}404.html 404\n`);
    const apache = [403, 404].map((status) => `ErrorDocument ${status} ${folder}404.html\n`);
    writeFileSync(fileOf(dir, `${folder}.htaccess`), apache.join(''));
  }
}

export const hosting = (languageFolders: readonly string[]): AstroIntegration => ({
  name: 'hosting',
  hooks: { 'astro:build:done': ({ dir }) => completeHostFiles(dir, languageFolders) },
});
