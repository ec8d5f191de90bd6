import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addressOf, pathAt } from '~/config/address';
import { site as settings } from '~/config/site';
import { readSiteUrl } from '~/lib/site-url';
import { type ParsedPage, readHtml } from './html';

/** A built site: its pages by path, without those that only forward or only frame a card, and a check for files. */
export interface Site {
  origin: string;
  pages: ReadonlyMap<string, ParsedPage>;
  files: ReadonlySet<string>;
}

/** Makes a site from files in memory. */
function makeSite(files: Record<string, string>, origin = 'https://spice.example'): Site {
  const pages = Object.entries(files)
    .filter(([path, html]) => path.endsWith('.html') && !/http-equiv="refresh"|data-variants=/.test(html))
    .map(([path, html]) => [path.replace(/index\.html$/, ''), readHtml(html)] as const);
  return { origin, pages: new Map(pages), files: new Set(Object.keys(files)) };
}

export const dist = resolve('dist');

/** Returns the text of the built file at an address, or at a path in `dist` such as `sitemap-0.xml`. */
export function readBuilt(address: string): string {
  const path = pathAt(address) ?? address;
  return readFileSync(join(dist, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}

let built: Site | undefined;

/** Reads the built site once. @throws Error if it is not built */
export function readSite(): Site {
  built ??= readFolder();
  return built;
}

function readFolder(): Site {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/ yet: npm run build');
  const files: Record<string, string> = {};
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const address = addressOf(join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));
    files[address] = /\.(html|css)$/.test(address) ? readBuilt(address) : '';
  }
  return makeSite(files, readSiteUrl(process.env, settings.url));
}
