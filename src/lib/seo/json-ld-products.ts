import type { ItemList, Offer, Product as ProductThing } from 'schema-dts';
import { type Locale, languageOf, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { site } from '~/config/site';
import { writeNumerals } from '~/domain/numerals';
import type { Pack } from '~/domain/pack';
import type { Product } from '~/lib/catalogue';

type DescribedProduct = Pick<Product, 'id' | 'title' | 'other' | 'packs' | 'isSoldOut'>;

/**
 * One offer for a pack. Where its weight is known it has the measure that makes prices comparable, 100 g; where it costs
 * less for a while, also the price before, as one that is struck through.
 */
function describeOffer(
  { rupees, grams, was }: Pack,
  isSoldOut: boolean,
  priceCurrency: string,
  locale: Locale,
): Offer {
  const amount = (price: number) => ({ '@type': 'UnitPriceSpecification' as const, price, priceCurrency });
  const weighed = grams !== undefined && {
    ...amount(rupees),
    referenceQuantity: {
      '@type': 'QuantitativeValue' as const,
      value: grams,
      unitCode: 'GRM',
      valueReference: { '@type': 'QuantitativeValue' as const, value: 100, unitCode: 'GRM' },
    },
  };
  const before = was !== undefined && {
    ...amount(was),
    priceType: 'https://schema.org/StrikethroughPrice',
  };
  const prices = [weighed, before].filter((price) => price !== false);
  return {
    '@type': 'Offer',
    ...(weighed && { name: writeNumerals(grams + languageOf(locale).units.g, locale) }),
    price: rupees,
    priceCurrency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    ...(prices.length > 0 && { priceSpecification: prices.length === 1 ? prices[0] : prices }),
  };
}

/**
 * A product with one offer a pack in the price that its page shows. Ratings stay out: they are the owner's own and carry
 * no date.
 */
export function describeProduct(
  { id, title, other, packs, isSoldOut }: DescribedProduct,
  image: string,
  url: string,
  description: string,
  locale: Locale = sourceLocale,
): ProductThing {
  return {
    '@type': 'Product',
    name: title,
    alternateName: other.text,
    description,
    sku: id,
    url,
    image: new URL(image, url).href,
    brand: { '@type': 'Brand', name: messagesOf(locale).business.fullName },
    offers: packs.map((pack) => describeOffer(pack, isSoldOut, site.currency, locale)),
  };
}

/** The products of a category as a list of their pages. */
export function listProducts(
  { name, products }: { name: string; products: readonly { title: string; href: string }[] },
  origin: string,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + href,
    })),
  };
}
