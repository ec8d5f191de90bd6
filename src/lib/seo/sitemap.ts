import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { History } from './history.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** What a page is made of: its row in a language's page copy, and whole files. */
interface Sources {
  row: string;
  locale: string;
  files: readonly string[];
}

/** When the content of a page last changed; undefined where the history cannot tell. */
export function findLastChange({ row, locale, files }: Sources, history: History): Date | undefined {
  const dates = [history.ofRow(`src/content/pages/${locale}.yaml`, row), history.ofFiles(files)];
  const known = dates.filter((date) => date !== undefined);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : undefined;
}

/** Addresses of the pictures that stand in the main part of a built page, each once. */
export function listPictures(html: string): string[] {
  const found = new Set<string>();
  const visit = (node: Node, isInMain: boolean): void => {
    const isMain = isInMain || ('tagName' in node && node.tagName === 'main');
    if (isMain && 'tagName' in node && node.tagName === 'img')
      for (const { name, value } of node.attrs) if (name === 'src' && value.startsWith('/')) found.add(value);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isMain);
  };
  visit(parse(html), false);
  return [...found];
}

/** Adds a page's pictures and its last change to its entry in the sitemap. */
export function describeEntry(
  item: SitemapItem,
  dist: URL,
  findSources: (path: string) => Sources | undefined,
  history: History,
): SitemapItem {
  const { pathname, origin } = new URL(item.url);
  const file = new URL(`.${pathname}index.html`, dist);
  const pictures = existsSync(file) ? listPictures(readFileSync(fileURLToPath(file), 'utf8')) : [];
  const sources = findSources(pathname);
  const changed = sources && findLastChange(sources, history);
  const described = { ...item, img: pictures.map((path) => ({ url: origin + path })) };
  return changed ? { ...described, lastmod: changed.toISOString() } : described;
}
