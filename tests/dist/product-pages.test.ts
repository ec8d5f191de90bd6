import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { withoutBase } from '~/config/base';
import { defaultLocale, locales } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { pathOf, productPath } from '~/config/routes';
import { offers, site as settings } from '~/config/site';
import { formatWeight } from '~/domain/pack-name';
import { formatAmount } from '~/domain/price';
import { nameProduct } from '~/domain/product-names';
import { pick, products } from '../support/content';
import { clean, findAll, textsOf } from '../support/html';
import { pageAt, readSite } from '../support/site';
import { isSkipped } from '../support/skipped';

const site = readSite();

describe.each(locales)('in %s', (locale) => {
  const pathOfProduct = ({ category, slug }: (typeof products)[number]) =>
    productPath(category, slug, locale);

  test('product pages show names, packs, prices and, if prices per 100 g differ, the best value', () => {
    for (const product of products) {
      const page = pageAt(pathOfProduct(product));
      const { title, other } = nameProduct(product, locale);
      expect(textsOf(page, 'h1')).toEqual([title]);
      expect(textsOf(page, 'article')[0], title).toContain(other.text);
      const rows = findAll(page, 'tr', 'data-item').map(({ text }) => clean(text));
      const missing = product.packs.filter(
        ({ grams, price }, index) =>
          !rows[index]?.includes(formatAmount(price, locale)) ||
          (grams !== undefined && !rows[index].includes(formatWeight(grams, locale))),
      );
      expect([rows.length, missing], title).toEqual([product.packs.length, []]);
      const ratios = product.packs.map(({ grams, price }) => grams && price / grams);
      const isBest = textsOf(page, 'main')[0]?.includes(messagesOf(locale).productPage.best);
      expect(isBest, title).toBe(new Set(ratios).size > 1);
    }
  });

  const isWithout = isSkipped(!offers.promises, 'the site makes no promises');

  test.skipIf(isWithout)('promises of delivery and returns lead to their questions', () => {
    const { items } = messagesOf(locale).chrome.promises;
    const links = findAll(pageAt(pathOfProduct(pick(products))), 'a');
    for (const name of ['delivery', 'returns'] as const)
      expect(links.find(({ text }) => clean(text) === items[name])?.attributes.href).toBe(
        `${pathOf('faq', locale)}#${name}`,
      );
  });

  test('product pages name packs like the price list, because both share the order sheet', () => {
    // Elements come in document order, so a pack belongs to the row before it, and its stepper follows.
    const packsOf = (path: string) => {
      let item = '';
      return pageAt(path).elements.flatMap(({ attributes }) => {
        item = attributes['data-item'] ?? item;
        const { 'data-pack': pack, 'data-price': price, 'data-step': step } = attributes;
        const isStep = step === '1' || step === '-1';
        return [...(pack ? [`${item} ${pack} ${price}`] : []), ...(isStep ? [attributes['aria-label']] : [])];
      });
    };
    const shown = products.flatMap((product) => packsOf(pathOfProduct(product)));
    expect(shown).toEqual(packsOf(pathOf('priceList', locale)));
  });

  test('every printed sheet of the price list ends with phone and date', () => {
    const page = pageAt(pathOf('priceList', locale));
    const styles = textsOf(page, 'style').join('');
    const phone = interpolate(messagesOf(locale).priceList.orderPhone, { phone: settings.phones.sales });
    expect(styles).toContain(`@bottom-left{content:"${phone}"}`);
    expect(/@bottom-right\{content:"(.*?) · "/.exec(styles)?.[1]).toContain(textsOf(page, 'time')[0]);
  });
});

it('the QR code of a product contains the URL of its page', async () => {
  // The longest address of each category, because all codes are drawn alike.
  for (const [category, all] of Map.groupBy(products, (product) => product.category)) {
    const slug = all.map((product) => product.slug).reduce((a, b) => (a.length < b.length ? b : a));
    const file = join('dist', withoutBase(`${productPath(category, slug)}qr.svg`) ?? '');
    const { data, info } = await sharp(readFileSync(file), { density: 300 })
      .resize(400)
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(found?.data).toBe(site.origin + productPath(category, slug, defaultLocale));
  }
});
