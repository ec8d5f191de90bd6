import { existsSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { type Element, readAttribute, walk } from '../build/built-pages.ts';

/**
 * Reads a built page's data for the sitemap. Pages hidden from search engines have no canonical URL.
 * Lists each picture of the main part once.
 */
export function readSitemapEntry(elements: readonly Element[]) {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const pictures = [...(main ? walk(main) : [])]
    .flatMap((element) => (element.tagName === 'img' ? (readAttribute(element, 'src') ?? []) : []))
    .filter((source) => source.startsWith('/'));
  const find = (name: string, value: string) =>
    elements.find((element) => readAttribute(element, name) === value);
  const canonical = find('rel', 'canonical');
  const links = elements.flatMap((element) => {
    const lang = readAttribute(element, 'hreflang');
    const url = readAttribute(element, 'href');
    return element.tagName === 'link' && lang && url ? [{ lang, url }] : [];
  });
  const updated = find('property', 'og:updated_time');
  return {
    canonical: canonical && readAttribute(canonical, 'href'),
    links,
    pictures: [...new Set(pictures)],
    updated: updated && readAttribute(updated, 'content'),
  };
}

/**
 * Writes a sitemap of all pages that name themselves as canonical. Fails the build on an error or if a
 * `required` path has no page. `@astrojs/sitemap` only logs errors and omits the file.
 *
 * @returns the integration, and a function that must receive each page before it runs
 */
export function strictSitemap(required: readonly string[]) {
  const entries = new Map<string, ReturnType<typeof readSitemapEntry>>();
  const readPage = (path: string, elements: readonly Element[]) => {
    entries.set(path, readSitemapEntry(elements));
  };
  const inner = sitemap({
    serialize: (item) => {
      const { pathname, origin } = new URL(item.url);
      const entry = entries.get(pathname);
      if (entry?.canonical !== item.url) return undefined;
      const { links, pictures, updated } = entry;
      const img = pictures.map((path) => ({ url: origin + path }));
      return { ...item, img, ...(links.length > 0 && { links }), ...(updated && { lastmod: updated }) };
    },
    namespaces: { news: false, xhtml: true, video: false },
  });
  const integration: AstroIntegration = {
    name: 'strict-sitemap',
    hooks: {
      ...inner.hooks,
      'astro:build:done': async (context) => {
        const missing = required.filter((path) => !entries.has(path));
        if (missing.length > 0)
          throw new Error(
            `src/config/routes.ts names ${missing.join(', ')}, but no page was built there: add its file to src/pages or remove the path`,
          );
        await inner.hooks['astro:build:done']?.(context);
        if (!existsSync(new URL('sitemap-index.xml', context.dir)))
          throw new Error('no sitemap was written; the messages of @astrojs/sitemap above say why');
      },
    },
  };
  return { integration, readPage };
}
