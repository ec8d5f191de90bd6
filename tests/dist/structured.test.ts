import { describe, expect, it } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { categories, categoryPath, pathOf, productPath } from '~/config/routes';
import { site as settings } from '~/config/site';
import { nameProduct } from '~/domain/product-names';
import { productsOf } from '../support/content';
import { findStructuredFaults } from '../support/faults/structured';
import { readSite } from '../support/site';
import { readThings } from '../support/structured';
import { rowsOf } from '../unit/content/tables';

const site = readSite();
const pages = [...site.pages].map(([path, page]) => ({ path, page }));

const thingsOf = (path: string) => {
  const page = site.pages.get(path);
  return page ? readThings(page) : [];
};
const typesOf = (path: string) => thingsOf(path).map((thing) => thing['@type']);

interface PriceSpecification {
  price: number;
  priceType?: string;
  referenceQuantity?: { value: number };
}

interface Listed {
  sku: string;
  name: string;
  offers: {
    price: number;
    priceCurrency: string;
    priceSpecification?: PriceSpecification | PriceSpecification[];
  }[];
}

describe('structured data', () => {
  it.each(pages)('of $path is valid, has working links and contains no rating', ({ path, page }) => {
    expect(findStructuredFaults(site, path, page)).toEqual([]);
  });

  it('describes the business on the home and contact pages', () => {
    expect(typesOf(pathOf('home'))).toEqual(['LocalBusiness', 'WebSite']);
    expect(typesOf(pathOf('contact'))).toEqual(['BreadcrumbList', 'LocalBusiness']);
  });

  it('contains every question', () => {
    const questions = thingsOf(pathOf('faq')).find((thing) => thing['@type'] === 'FAQPage')?.mainEntity;
    expect(questions).toHaveLength(rowsOf(`faq/${defaultLocale}`).length);
  });

  it.each(categories)('offers every pack of $slug at its price, once', ({ slug }) => {
    const given = productsOf(slug);
    const list = thingsOf(categoryPath(slug)).find((thing) => thing['@type'] === 'ItemList');
    const paths = given.map((product) => productPath(slug, product.slug));
    expect(list?.itemListElement).toMatchObject(paths.map((path) => ({ url: site.origin + path })));
    const listed = paths.map(
      (path) => thingsOf(path).find((thing) => thing['@type'] === 'Product') as unknown as Listed,
    );
    expect(listed.map(({ sku, name }) => [sku, name])).toEqual(
      given.map((product) => [String(product.id), nameProduct(product, defaultLocale).title]),
    );
    for (const [index, { packs }] of given.entries()) {
      const offers = listed[index]?.offers ?? [];
      expect(offers.map(({ price }) => price)).toEqual(packs.map(({ price }) => price));
      expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set([settings.currency]));
      const prices = offers.map(({ priceSpecification = [] }) => [priceSpecification].flat());
      expect(
        prices.map((all) => all.find((price) => price.referenceQuantity)?.referenceQuantity?.value),
      ).toEqual(packs.map(({ grams }) => grams));
      expect(prices.map((all) => all.find((price) => price.priceType)?.price)).toEqual(
        packs.map(({ was }) => was),
      );
    }
  });
});
