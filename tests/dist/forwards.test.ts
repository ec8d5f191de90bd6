import { expect, test } from 'vitest';
import { productPath } from '~/config/routes';
import { forwards, products } from '../support/content';
import { findAll, isIndexable, readCanonical, readHtml, textsOf } from '../support/html';
import { pageAt, readBuilt, readSite } from '../support/site';

const { origin } = readSite();

test('a former address forwards and links to the current page, which is its canonical one', () => {
  for (const { from, to, locale } of forwards) {
    const html = readBuilt(from);
    const page = readHtml(html);
    const [refresh] = findAll(page, 'meta', 'http-equiv', 'refresh');
    expect(refresh?.attributes.content).toBe(`0; url=${to}`);
    expect(findAll(page, 'a')[0]?.attributes.href).toBe(to);
    expect(textsOf(page, 'a')[0]).toBe(textsOf(pageAt(to), 'h1')[0]);
    expect(findAll(page, 'html')[0]?.attributes.lang).toBe(locale);
    expect(isIndexable(page)).toBe(false);
    expect(readCanonical(page)).toBe(origin + to);
    expect(readBuilt('sitemap-0.xml')).not.toContain(`${from}<`);
    expect(html.length).toBeLessThan(2000);
  }
});

test('the settings of hosts have every former address', () => {
  // Without a former address there may be no such file.
  for (const { from, to } of forwards)
    expect(readBuilt('_redirects').split('\n')).toContain(`${from} ${to} 301!`);
});

test('the former address of a QR code serves the code of the current page', () => {
  for (const { category, slug, formerSlugs = [] } of products) {
    const readCode = (name: string) => readBuilt(`${productPath(category, name)}qr.svg`);
    for (const former of formerSlugs) expect(readCode(former)).toBe(readCode(slug));
  }
});
