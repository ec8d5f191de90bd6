import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { pathAt } from '~/config/address';
import { defaultLocale, locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { cardsPath, categoryPath, localised, pathOf, productPath, qrPath } from '~/config/routes';
import { formatWeight } from '~/domain/pack-name';
import { formatAmount, formatPrice } from '~/domain/price';
import { nameProduct } from '~/domain/product-names';
import { pick, products } from '../support/content';
import { findAll } from '../support/html';
import { readBuilt, readSite } from '../support/site';

const site = readSite();
const pageOf = (path: string) => {
  const page = site.pages.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
};
const clean = (text = '') => text.replace(/\s+/g, ' ').trim();

describe.each(locales)('the product pages in %s', (locale) => {
  it.each(products)('show names, number, packs and prices of $name', (product) => {
    const page = pageOf(productPath(product.category, product.slug, locale));
    const { title, other } = nameProduct(product, locale);
    expect(findAll(page, 'h1').map(({ text }) => text)).toEqual([title]);
    const [article] = findAll(page, 'article');
    expect(article?.text).toContain(other.text);
    const rows = findAll(page, 'tr').filter(({ attributes }) => attributes['data-item']);
    expect(rows).toHaveLength(product.packs.length);
    for (const [index, { grams, price }] of product.packs.entries()) {
      const text = clean(rows[index]?.text);
      expect(text).toContain(formatAmount(price, locale));
      if (grams !== undefined) expect(text).toContain(formatWeight(grams, locale));
    }
  });

  test('are linked from the cards and the price list', () => {
    const linksOf = (path: string) => findAll(pageOf(path), 'a').map(({ attributes }) => attributes.href);
    const list = linksOf(pathOf('priceList', locale));
    for (const { category, slug } of products) {
      const path = productPath(category, slug, locale);
      expect(list).toContain(path);
      expect(linksOf(categoryPath(category, locale))).toContain(path);
    }
  });

  test('name packs like the price list, because both share the order sheet', () => {
    // Elements come in document order, so a pack belongs to the row before it.
    const packsOf = (path: string) => {
      let item = '';
      return pageOf(path).elements.flatMap(({ attributes }) => {
        item = attributes['data-item'] ?? item;
        const { 'data-pack': pack, 'data-title': title = '', 'data-price': price } = attributes;
        return pack === undefined ? [] : [[item, pack, title, price].join(' | ')];
      });
    };
    const shown = products.flatMap(({ category, slug }) => packsOf(productPath(category, slug, locale)));
    expect(shown).toEqual(packsOf(pathOf('priceList', locale)));
  });

  test('name the best value only if prices per 100 g differ', () => {
    const { best } = messagesOf(locale).productPage;
    for (const { category, slug, packs } of products) {
      const ratios = packs.map(({ grams, price }) => grams && price / grams);
      const text = pageOf(productPath(category, slug, locale)).elements.find(
        ({ name }) => name === 'main',
      )?.text;
      expect(text?.includes(best), slug).toBe(new Set(ratios).size > 1);
    }
  });

  test('have a feed with an item for each pack and its required fields', () => {
    const feed = readBuilt(localised('/feed.xml', locale));
    const items = feed.match(/<item>.*?<\/item>/gs) ?? [];
    expect(items).toHaveLength(products.flatMap(({ packs }) => packs).length);
    const ids = items.map((item) => /<g:id>([^<]+)</.exec(item)?.[1]);
    expect(new Set(ids).size).toBe(items.length);
    for (const item of items) {
      for (const name of [
        'id',
        'title',
        'description',
        'link',
        'image_link',
        'price',
        'availability',
        'brand',
      ])
        expect(item).toMatch(new RegExp(`<g:${name}>[^<]+</g:${name}>`));
      const [, link = ''] = /<g:link>([^<]+)</.exec(item) ?? [];
      const [, image = ''] = /<g:image_link>([^<]+)</.exec(item) ?? [];
      expect(site.pages.has(link.replace(site.origin, ''))).toBe(true);
      expect(site.files.has(image.replace(site.origin, ''))).toBe(true);
    }
  });

  test('have a shelf card each, on a page that is not indexed', () => {
    const path = cardsPath(locale);
    const cards = pageOf(path).elements.filter(({ attributes }) => attributes.class?.includes('shelf-card'));
    expect(cards).toHaveLength(products.length);
    expect(readBuilt(path)).toContain('noindex');
    const product = pick(products, ({ packs }) => packs.length > 1);
    const { title, other } = nameProduct(product, locale);
    const card = clean(cards[products.indexOf(product)]?.text);
    for (const words of [title, other.text, formatPrice(product.packs[0]?.price ?? 0, locale)])
      expect(card).toContain(words);
  });
});

it.each(products)('the QR code of $name contains the URL of its page', async ({ category, slug }) => {
  const file = join('dist', pathAt(qrPath(category, slug)) ?? '');
  const { data, info } = await sharp(readFileSync(file), { density: 300 })
    .resize(400)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(found?.data).toBe(site.origin + productPath(category, slug, defaultLocale));
});
