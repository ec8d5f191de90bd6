import { readFileSync } from 'node:fs';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defaultLocale, locales } from '../../config/locales.ts';
import { fileOf } from '../build/built-pages.ts';

/** Writes a sitemap of all pages that name themselves as canonical. Comes after the pages are written. */
export function sitemap(): AstroIntegration[] {
  let dist: URL;
  const read = (url: string) => readFileSync(fileOf(dist, new URL(url).pathname), 'utf8');
  return [
    {
      name: 'sitemap-folder',
      hooks: {
        'astro:config:done': ({ config }) => {
          dist = config.outDir;
        },
      },
    },
    astroSitemap({
      filter: (url) => read(url).includes(`<link rel="canonical" href="${url}"`),
      i18n: {
        defaultLocale,
        locales: Object.fromEntries(locales.map((locale) => [locale, locale])),
      },
      serialize: (item) => {
        const [, lastmod] = /<meta property="og:updated_time" content="([^"]+)"/.exec(read(item.url)) ?? [];
        return lastmod ? { ...item, lastmod } : item;
      },
      namespaces: { news: false, image: false, video: false },
    }),
  ];
}
