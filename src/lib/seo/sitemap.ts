import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What the sitemap takes from a built page. */
interface Facts {
  /** The page's own address; none where search engines leave the page out. */
  canonical: string | undefined;
  /** Paths of the pictures in the main part, each once. */
  pictures: string[];
  /** Day of the last change, where the content tells one. */
  updated: string | undefined;
}

/** Reads from a built page what its entry in the sitemap says. */
export function readFacts(html: string): Facts {
  const pictures = new Set<string>();
  let canonical: string | undefined;
  let updated: string | undefined;
  const visit = (node: Node, isInMain: boolean): void => {
    const attributes =
      'attrs' in node ? new Map(node.attrs.map(({ name, value }) => [name, value])) : undefined;
    if (node.nodeName === 'link' && attributes?.get('rel') === 'canonical')
      canonical = attributes.get('href');
    if (node.nodeName === 'meta' && attributes?.get('property') === 'og:updated_time')
      updated = attributes.get('content');
    const isMain = isInMain || node.nodeName === 'main';
    const source = attributes?.get('src') ?? '';
    if (isMain && node.nodeName === 'img' && source.startsWith('/')) pictures.add(source);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isMain);
  };
  visit(parse(html), false);
  return { canonical, pictures: [...pictures], updated };
}

/**
 * The sitemap of all pages that name themselves as canonical, with their pictures and the day of their last change.
 * `@astrojs/sitemap` only logs what goes wrong and leaves the sitemap out; here it fails the build, and so does a
 * `required` path that has no page.
 */
export function strictSitemap(required: readonly string[]): AstroIntegration {
  let dist: URL;
  let fault: unknown;
  const inner = sitemap({
    serialize: (item) => {
      try {
        const { pathname, origin } = new URL(item.url);
        const file = new URL(`.${pathname}index.html`, dist);
        const { canonical, pictures, updated } = readFacts(readFileSync(file, 'utf8'));
        if (canonical !== item.url) return undefined;
        const img = pictures.map((path) => ({ url: origin + path }));
        return updated ? { ...item, img, lastmod: updated } : { ...item, img };
      } catch (error) {
        fault = new Error(`the sitemap cannot describe ${item.url}`, { cause: error });
        throw fault;
      }
    },
    namespaces: { news: false, xhtml: false, video: false },
  });
  return {
    name: 'strict-sitemap',
    hooks: {
      ...inner.hooks,
      'astro:build:done': async (context) => {
        dist = context.dir;
        const missing = required.filter((path) => !existsSync(new URL(`.${path}index.html`, dist)));
        if (missing.length > 0)
          throw new Error(
            `src/config/routes.ts names ${missing.join(', ')}, but no page was built there: add its file to src/pages or remove the path`,
          );
        await inner.hooks['astro:build:done']?.(context);
        if (fault) throw fault;
        if (!existsSync(new URL('sitemap-index.xml', dist)))
          throw new Error('no sitemap was written; the messages of @astrojs/sitemap above say why');
      },
    },
  };
}
