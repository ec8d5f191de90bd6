import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dashboardFolder, withBase, withoutBase } from '~/config/base';
import { site as settings } from '~/config/site';
import { readSiteUrl } from '~/lib/build/site-url';
import { type ParsedPage, readHtml } from './html';

/** A built site: its pages by path, without those that only forward or only frame a card, and a check for files. */
export interface Site {
  origin: string;
  pages: ReadonlyMap<string, ParsedPage>;
  files: ReadonlySet<string>;
}

export const dist = resolve('dist');

/** Returns the text of the built file at an address, or at a path in `dist` such as `sitemap-0.xml`. */
export function readBuilt(address: string): string {
  const path = withoutBase(address) ?? address;
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
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => withBase(join(parentPath, name).slice(dist.length).replaceAll('\\', '/')));
  const pages = files
    .filter((path) => path.endsWith('.html') && !path.startsWith(`${dashboardFolder}site/`))
    .map((path) => [path.replace(/index\.html$/, ''), readBuilt(path)] as const)
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([path, html]) => [path, readHtml(html)] as const);
  return { origin: readSiteUrl(process.env, settings.url), pages: new Map(pages), files: new Set(files) };
}

/** Returns a built page. @throws Error if it is not there */
export function pageAt(path: string): ParsedPage {
  const page = readSite().pages.get(path);
  if (!page) throw new Error(`no page ${path} was built`);
  return page;
}

/** Checks an address for a page, a place on it or a file of this site. */
export function leadsNowhere(address: string): boolean {
  const { origin, pages, files } = readSite();
  const { origin: target, pathname, hash } = new URL(address, origin);
  if (target !== origin) return true;
  const page = pages.get(pathname);
  return page ? hash !== '' && !page.ids.has(hash.slice(1)) : !files.has(pathname);
}

export type Check = (page: ParsedPage, path: string) => readonly string[];

/** Lists the faults that a check finds on all pages of the built site, each as `path: fault`. */
export const checkPages = (check: Check): string[] =>
  [...readSite().pages].flatMap(([path, page]) => check(page, path).map((fault) => `${path}: ${fault}`));

/** Lists the names of the facts that do not hold. */
export const listFalse = (facts: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(facts).filter((fact) => !facts[fact]);
