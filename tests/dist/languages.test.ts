import { expect, test } from 'vitest';
import { dashboardFolder } from '~/config/base';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import { localised } from '~/config/routes';
import { brand } from '~/config/site';
import { localeOf } from '../support/addresses';
import { findAll, isIndexable, type ParsedPage, readCanonical, readMeta } from '../support/html';
import { hasLatin } from '../support/latin';
import { checkPages, listFalse, readBuilt, readSite } from '../support/site';
import { readVisible } from '../support/visible-text';
import { readProducts } from '../unit/domain/content';

const site = readSite();
/** Path of the same page in another language. */
const translate = (path: string, from: Locale, to: Locale) =>
  localised(path.slice(localised('/', from).length - 1), to);

type CheckPublic = (path: string, locale: Locale, page: ParsedPage) => string[];
const checkPublic = (check: CheckPublic) =>
  checkPages((page, path) => (path.startsWith(dashboardFolder) ? [] : check(path, localeOf(path), page)));

test('pages declare their language and exist in all others', () => {
  const check: CheckPublic = (path, locale, page) => [
    ...listFalse({ lang: findAll(page, 'html')[0]?.attributes.lang === locale }),
    ...locales.filter((other) => !site.pages.has(translate(path, locale, other))),
  ];
  expect(checkPublic(check)).toEqual([]);
});

test('pages link to their translations in the top bar and the header row', () => {
  const check: CheckPublic = (path, locale, page) => {
    const home = path.endsWith('/404.html') ? localised('/', locale) : path;
    const target = home.replace(/\/recipes\/$/, '/recipe/');
    const links = findAll(page, 'a', 'hreflang').map(
      ({ attributes: { hreflang, lang, href }, text }) => `${hreflang} ${lang} ${text.trim()} ${href}`,
    );
    const expected = locales
      .filter((other) => other !== locale)
      .map((other) => `${other} ${other} ${languageOf(other).name} ${translate(target, locale, other)}`);
    return listFalse({ [links.join()]: links.join() === [...expected, ...expected].join() });
  };
  expect(checkPublic(check)).toEqual([]);
});

test('pages link to pages in their own language', () => {
  const check: CheckPublic = (_, locale, page) =>
    findAll(page, 'a', 'href').flatMap(({ attributes: { href = '', hreflang } }) => {
      const isPage = /^\/(?!\/)[^.]*$/.test(href) && !href.startsWith(dashboardFolder);
      return isPage && !hreflang && localeOf(href.replace(/[?#].*/, '')) !== locale ? href : [];
    });
  expect(checkPublic(check)).toEqual([]);
});

test('indexed pages list their languages in the head and the sitemap', () => {
  const entries = readBuilt('sitemap-0.xml').split('<url>');
  const tag = (locale: Locale) => languageOf(locale).openGraph;
  const check: CheckPublic = (_, locale, page) => {
    if (!isIndexable(page)) return [];
    const canonical = readCanonical(page) ?? '';
    const own = canonical.slice(site.origin.length);
    const lead = (hreflang: string, to: Locale) => `${hreflang} ${site.origin}${translate(own, locale, to)}`;
    const alternates = locales.length > 1 ? locales.map((each) => lead(each, each)).sort() : [];
    const fallback = alternates.length > 0 ? [lead('x-default', defaultLocale)] : [];
    const named = findAll(page, 'link', 'hreflang').map(
      ({ attributes: { hreflang, href } }) => `${hreflang} ${href}`,
    );
    const entry = entries.find((url) => url.includes(`<loc>${canonical}</loc>`)) ?? '';
    const listed = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hreflang, href]) => `${hreflang} ${href}`,
    );
    const others = locales.filter((other) => other !== locale);
    return listFalse({
      head: named.sort().join() === [...alternates, ...fallback].join(),
      sitemap: listed.sort().join() === alternates.join(),
      'og:locale': readMeta(page, 'og:locale').join() === tag(locale),
      'og:locale:alternate': readMeta(page, 'og:locale:alternate').join() === others.map(tag).join(),
    });
  };
  expect(checkPublic(check)).toEqual([]);
});

/** Finds postpositions behind a space, but not को after any word, because it also means 'who'. */
const split = [
  /[\u0900-\u0963)’”] (?:लाई|मा|ले|बाट)(?![\u0900-\u0963])/u,
  RegExp(`(?:${[...readProducts().map(({ nepali }) => nepali), brand.native.text].join('|')}) को `),
];
const splitByTag = /[\u0900-\u0963)’”]<\/(?:a|b|em|span|strong)>\s+(?:लाई|मा|ले|को|बाट)(?![\u0900-\u0963])/gu;

test('pages mark words of another script, and in Nepali join postpositions to their words', () => {
  const check: CheckPublic = (path, locale) => {
    const html = readBuilt(path);
    const isWrong = {
      Latn: (text: string) => /\p{Script=Devanagari}/u.test(text),
      Deva: (text: string) => hasLatin(text) || (locale === 'ne' && split.some((one) => one.test(text))),
    }[languageOf(locale).script];
    return [...readVisible(html).filter(isWrong), ...(locale === 'ne' ? (html.match(splitByTag) ?? []) : [])];
  };
  expect(checkPublic(check)).toEqual([]);
});
