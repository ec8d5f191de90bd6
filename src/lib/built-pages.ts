import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Rewrites every built page; `rewrite` gets its text and its path: `/`, `/about/`, `/404.html`. */
export function rewritePages(dist: URL, rewrite: (html: string, path: string) => string): void {
  for (const name of readdirSync(fileURLToPath(dist), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = new URL(name.replaceAll('\\', '/'), dist);
    const path = `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;
    try {
      writeFileSync(file, rewrite(readFileSync(file, 'utf8'), path));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
