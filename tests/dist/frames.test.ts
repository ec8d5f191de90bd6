// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fillPage } from '~/cms/site/preview/fill-page';
import { locales } from '~/config/locales';
import { categories, categoryPath, pathOf } from '~/config/routes';
import { framePath, hasFrame } from '~/domain/content/frame';
import { type SiteList, siteListPath } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';
import { findAll, readHtml, textsOf } from '../support/html';
import { readBuilt } from '../support/site';

/** Parses the main part of a page as a page of its own. */
function parseMain(path: string): Document {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(readBuilt(path)) ?? [];
  return new DOMParser().parseFromString(main, 'text/html');
}

describe.each(locales)('the frames of the dashboard in %s', (locale) => {
  const framed = sections.flatMap((section) =>
    hasFrame(section.name) ? [[section.name, section] as const] : [],
  );

  it.each(framed)('show each record of %s like its page', (name, section) => {
    const paths =
      name === 'products'
        ? categories.map(({ slug }) => categoryPath(slug, locale))
        : [pathOf(name === 'recipes' ? 'recipe' : name, locale)];
    const squeeze = (text: string) => text.replaceAll(/\s/g, '');
    const built = squeeze(paths.flatMap((path) => textsOf(readHtml(readBuilt(path)), 'main')).join(' '));
    const { records } = JSON.parse(readBuilt(siteListPath(name))) as SiteList;
    for (const { id = '', ...record } of records) {
      const page = parseMain(framePath(name, locale));
      const hadImage = page.querySelector('img') !== null;
      const { card } = fillPage(page, section, { siteId: id, ...record }, locale);
      expect(card.querySelector('img') !== null).toBe(hadImage);
      expect(card.outerHTML).not.toMatch(/\{[a-z]/);
      expect(built).toContain(squeeze(card.textContent));
    }
  });

  it.each(framed)('of %s need no script, open no link and are not indexed', (name) => {
    const page = readHtml(readBuilt(framePath(name, locale)));
    expect(findAll(page, 'script')).toEqual([]);
    expect(findAll(page, 'base').map(({ attributes }) => attributes)).toEqual([{ target: '_blank' }]);
    expect(findAll(page, 'meta', 'name', 'robots')[0]?.attributes.content).toBe('noindex');
    expect(readBuilt('sitemap-0.xml')).not.toContain(framePath(name, locale));
  });
});
