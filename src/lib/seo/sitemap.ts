import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { fileOf, readAttribute, walk } from '../built-pages.ts';

/**
 * What the sitemap takes from a built page: its own address, which is missing where search engines leave the page out,
 * its other languages, the paths of the pictures in its main part, each once, and the day of the last change where the
 * content tells one.
 */
export function readFacts(html: string) {
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
 * The sitemap of all pages that name themselves as canonical, with their pictures and the day of their last change.
 * `@astrojs/sitemap` only logs what goes wrong and leaves the sitemap out; here it fails the build, and so does a
 * `required` path that has no page.
 */
export function strictSitemap(required: readonly string[]): AstroIntegration {
  let dist: URL;
  const inner = sitemap({
    serialize: (item) => {
      const { pathname, origin } = new URL(item.url);
      const html = readFileSync(fileOf(dist, pathname), 'utf8');
      const { canonical, links, pictures, updated } = readFacts(html);
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
