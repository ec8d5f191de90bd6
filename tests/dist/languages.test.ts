import { describe, expect, test } from 'vitest';
import { dashboardFolder } from '~/config/address';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import { localised, pathOf } from '~/config/routes';
import { brand } from '~/config/site';
import { findAll, isIndexable, readCanonical, readMeta } from '../support/html';
import { findLatin } from '../support/latin';
import { readBuilt, readSite } from '../support/site';
import { readVisible } from '../support/visible-text';
import { readProducts } from '../unit/domain/content';

const site = readSite();
const localeOf = (path: string) =>
  locales.find((locale) => locale !== defaultLocale && path.startsWith(localised('/', locale))) ??
  defaultLocale;
const pages = [...site.pages]
  .filter(([path]) => !path.startsWith(dashboardFolder))
  .map(([path, page]) => ({ path, page, locale: localeOf(path), indexed: isIndexable(page) }));
/** Path of the same page in another language. */
const translate = (path: string, from: Locale, to: Locale) => {
  const own = path.slice(localised('/', from).length - 1);
  return localised(own, to);
};
const sitemap = readBuilt('sitemap-0.xml');

describe.each(pages)('$path', ({ path, page, locale, indexed }) => {
  const others = locales.filter((other) => other !== locale);
  const links = findAll(page, 'a', 'hreflang');

  test('declares its language and exists in all others', () => {
    expect(findAll(page, 'html')[0]?.attributes.lang).toBe(locale);
    for (const other of others) expect(site.pages.has(translate(path, locale, other)), other).toBe(true);
  });

  test('links to its translations in the top bar and the drawer', () => {
    const home = path.endsWith('/404.html') ? localised('/', locale) : path;
    const target = home.replace(/\/recipes\/$/, '/recipe/');
    for (const other of others) {
      const own = links.filter(({ attributes }) => attributes.hreflang === other);
      expect(own.map(({ attributes }) => attributes.lang)).toEqual([other, other]);
      expect(own.map(({ text }) => text.trim())).toEqual(Array(2).fill(languageOf(other).name));
      for (const { attributes } of own) expect(attributes.href).toBe(translate(target, locale, other));
    }
    expect(links).toHaveLength(2 * others.length);
  });

  test('links to pages in its own language', () => {
    const left = findAll(page, 'a', 'href').filter(({ attributes: { href = '', hreflang } }) => {
      const isPage = /^\/(?!\/)[^.]*$/.test(href) && !href.startsWith(dashboardFolder);
      return isPage && !hreflang && localeOf(href.replace(/[?#].*/, '')) !== locale;
    });
    expect(left.map(({ attributes }) => attributes.href)).toEqual([]);
  });

  test.skipIf(!indexed)('lists its languages in the head and the sitemap', () => {
    const canonical = readCanonical(page) ?? '';
    const own = canonical.slice(site.origin.length);
    const expected =
      others.length === 0
        ? []
        : [...locales.map((each) => [each, each] as const), ['x-default', defaultLocale] as const].map(
            ([hreflang, each]) => `${hreflang} ${site.origin}${translate(own, locale, each)}`,
          );
    const named = findAll(page, 'link', 'hreflang').map(
      ({ attributes: { hreflang, href } }) => `${hreflang} ${href}`,
    );
    expect(named.sort()).toEqual(expected.sort());
    const entry = sitemap.split('<url>').find((url) => url.includes(`<loc>${canonical}</loc>`)) ?? '';
    const listed = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hreflang, href]) => `${hreflang} ${href}`,
    );
    expect(listed.sort()).toEqual(expected);
    const tag = (each: (typeof locales)[number]) => languageOf(each).tag.replace('-', '_');
    expect(readMeta(page, 'og:locale')).toEqual([tag(locale)]);
    expect(readMeta(page, 'og:locale:alternate')).toEqual(others.map(tag));
  });
});

const devanagari = pages.filter(({ locale }) => languageOf(locale).script === 'Deva');

test.each(devanagari)('$path has Latin words and digits 0–9 only if allowed', ({ path }) => {
  expect(findLatin(readBuilt(path))).toEqual([]);
});

const latin = pages.filter(({ locale }) => languageOf(locale).script === 'Latn');

test.each(latin)('$path marks every Devanagari word with its language', ({ path }) => {
  const html = readBuilt(path);
  expect(readVisible(html).filter((text) => /\p{Script=Devanagari}/u.test(text))).toEqual([]);
});

const nepali = pages.filter(({ locale }) => locale === 'ne');

const names = [...readProducts().map(({ nepali }) => nepali), brand.native.text];
/** Without को, which is also 'who'. */
const isSplit = /[\u0900-\u0963)’”] (?:लाई|मा|ले|बाट)(?![\u0900-\u0963])/u;
const splitByTag = /[\u0900-\u0963)’”]<\/(?:a|b|em|span|strong)>\s+(?:लाई|मा|ले|को|बाट)(?![\u0900-\u0963])/u;

test.each(nepali)('$path joins postpositions to their words', ({ path }) => {
  const html = readBuilt(path);
  const split = readVisible(html).filter(
    (text) => isSplit.test(text) || names.some((name) => text.includes(`${name} को `)),
  );
  expect(split).toEqual([]);
  expect(html.match(splitByTag)).toBeNull();
});

const numbered = locales
  .filter((locale) => languageOf(locale).numerals === 'deva')
  .flatMap((locale) => [pathOf('products', locale), pathOf('priceList', locale)]);

test.each(numbered)('%s writes catalogue numbers in Devanagari', (path) => {
  const numbers = readBuilt(path).match(/नं\.\s*[\d०-९]+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((number) => /[0-9]/.test(number))).toEqual([]);
});
