import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { base, withBase, withoutBase } from '../../config/base.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/**
 * Lists the files of a built site with their URL paths: `/`, `/about/`, `/404.html`. A page has the path of
 * its folder.
 */
export function listFiles(dist: URL): { file: URL; path: string }[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = pathToFileURL(join(parentPath, name));
      const path = file.pathname.slice(dist.pathname.length - 1).replace(/(?<=\/)index\.html$/, '');
      return { file, path: withBase(decodeURI(path)) };
    });
}

/** Returns the file that a host sends for a path. @throws Error if the path is outside the site */
export function fileOf(dist: URL, path: string): URL {
  const name = withoutBase(path);
  if (name === undefined) throw new Error(`${path} is outside ${base}`);
  return new URL(`.${name}${name.endsWith('/') ? 'index.html' : ''}`, dist);
}

/** Rewrites every built page. `rewrite` gets its HTML and its path. */
export function rewritePages(dist: URL, rewrite: (html: string, path: string) => string): void {
  for (const { file, path } of listFiles(dist)) {
    if (!file.pathname.endsWith('.html')) continue;
    try {
      writeFileSync(file, rewrite(readFileSync(file, 'utf8'), path));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Parses a page. Lists its elements in document order, with their offsets in the text. */
export function listElements(html: string): Element[] {
  const elements: Element[] = [];
  const rest: Node[] = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) rest.push(...node.childNodes.toReversed());
    if ('content' in node) rest.push(node.content);
  }
  return elements;
}

export const readAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;
