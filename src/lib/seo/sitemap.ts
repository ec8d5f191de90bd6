import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { fileOf, readAttribute, walk } from '../built-pages.ts';

/**
 * Reads a built page's data for the sitemap. Pages hidden from search engines have no canonical address.
 * Lists each picture of the main part once.
 */
export function readSitemapEntry(html: string) {
  const elements = [...walk(parse(html))];
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
 */
export function strictSitemap(required: readonly string[]): AstroIntegration {
  let dist: URL;
  const inner = sitemap({
    serialize: (item) => {
      const { pathname, origin } = new URL(item.url);
      const html = readFileSync(fileOf(dist, pathname), 'utf8');
      const { canonical, links, pictures, updated } = readSitemapEntry(html);
      if (canonical !== item.url) return undefined;
      const img = pictures.map((path) => ({ url: origin + path }));
      return { ...item, img, ...(links.length > 0 && { links }), ...(updated && { lastmod: updated }) };
    },
    namespaces: { news: false, xhtml: true, video: false },
  });
  return {
    name: 'strict-sitemap',
    hooks: {
      ...inner.hooks,
      'astro:build:done': async (context) => {
        dist = context.dir;
        const missing = required.filter((path) => !existsSync(fileOf(dist, path)));
        if (missing.length > 0)
          throw new Error(
            `src/config/routes.ts names ${missing.join(', ')}, but no page was built there: add its file to src/pages or remove the path`,
          );
        await inner.hooks['astro:build:done']?.(context);
        if (!existsSync(new URL('sitemap-index.xml', dist)))
          throw new Error('no sitemap was written; the messages of @astrojs/sitemap above say why');
      },
    },
  };
}
