// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { parsePage } from '~/cms/publish/preview/iframe';
import { chooseCard } from '~/cms/publish/preview/show';
import { fillSlots } from '~/cms/publish/preview/slots';
import { views } from '~/cms/publish/preview/views';
import { locales } from '~/config/locales';
import { categories, categoryPath, pathOf } from '~/config/routes';
import { framePath, hasFrame } from '~/domain/content/frame';
import { type SiteList, siteListPath } from '~/domain/content/record';
import { writeCalendarDay } from '~/domain/date';
import { sections } from '~/lib/content-file/sections';
import { clean, readHtml, textsOf } from '../support/html';
import { readBuilt } from '../support/site';

/** Parses the main part of a page. */
function readMain(path: string): HTMLElement {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(readBuilt(path)) ?? [];
  return parsePage(main).querySelector('main') as HTMLElement;
}
const readList = (name: (typeof sections)[number]['name']) =>
  JSON.parse(readBuilt(siteListPath(name))) as SiteList;

describe.each(locales)('the frames of the dashboard in %s', (locale) => {
  it.each(sections.map(({ name }) => name).filter(hasFrame))(
    'show each record of %s like its page',
    (name) => {
      const paths =
        name === 'products'
          ? categories.map(({ slug }) => categoryPath(slug, locale))
          : [pathOf(name === 'recipes' ? 'recipe' : name, locale)];
      const built = paths.flatMap((path) => textsOf(readHtml(readBuilt(path)), 'main')).join(' ');
      const frame = readMain(framePath(name, locale));
      const { records, years } = readList(name);
      for (const record of records) {
        const given = {
          record,
          locale,
          writeDay: (day: string) => writeCalendarDay(day, locale, years),
        };
        const { slots, variant } = views[name](given, Object(record[locale]));
        const card = chooseCard(frame.cloneNode(true) as HTMLElement, variant);
        expect(card.querySelector('img') === null).toBe(frame.querySelector('img') === null);
        fillSlots(card, slots);
        expect(card.outerHTML).not.toMatch(/\{[a-z]/);
        expect(built).toContain(clean(card.textContent));
      }
    },
  );
});
