import type { ItemList, Offer, Product as ProductThing } from 'schema-dts';
import { type Locale, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { site, unitPrice } from '~/config/site';
import type { Pack } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import type { Product } from '~/lib/catalogue/catalogue';

type DescribedProduct = Pick<Product, 'id' | 'title' | 'other' | 'packs' | 'isSoldOut'>;

/**
 * Describes a pack as an offer. A known weight adds the unit price. A discount adds the former price as
 * a strikethrough price.
 */
function describeOffer(
  { price, grams, regularPrice }: Pack,
  isSoldOut: boolean,
  priceCurrency: string,
  locale: Locale,
): Offer {
  const amount = (price: number) => ({ '@type': 'UnitPriceSpecification' as const, price, priceCurrency });
  const weighed = grams !== undefined && {
    ...amount(price),
    referenceQuantity: {
      '@type': 'QuantitativeValue' as const,
      value: grams,
      unitCode: 'GRM',
      valueReference: { '@type': 'QuantitativeValue' as const, value: unitPrice.grams, unitCode: 'GRM' },
    },
  };
  const before = regularPrice !== undefined && {
    ...amount(regularPrice),
    priceType: 'https://schema.org/StrikethroughPrice',
  };
  const prices = [weighed, before].filter((price) => price !== false);
  return {
    '@type': 'Offer',
    ...(weighed && { name: formatWeight(grams, locale) }),
    price,
    priceCurrency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    ...(prices.length > 0 && { priceSpecification: prices.length === 1 ? prices[0] : prices }),
  };
}

/**
 * Describes a product with one offer per pack, at the price on its page. Omits ratings, because they are
 * undated and by the owner.
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
    ...(other.text && { alternateName: other.text }),
    description,
    sku: id,
    url,
    image: new URL(image, url).href,
    brand: { '@type': 'Brand', name: messagesOf(locale).business.fullName },
    offers: packs.map((pack) => describeOffer(pack, isSoldOut, site.currency, locale)),
  };
}

/** Describes a category as a list of product pages. */
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
