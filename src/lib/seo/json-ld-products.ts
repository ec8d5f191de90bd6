import type { ItemList, Offer, Product as ProductThing } from 'schema-dts';
import type { Pack } from '~/domain/pack';

/** What a description takes from a product of the catalogue. */
export interface DescribedProduct {
  id: string;
  name: string;
  nepali: string;
  packs: readonly Pack[];
}

interface Place {
  origin: string;
  currency: string;
  brand: string;
  /** Absolute address of the list that the products stand in. */
  list: string;
}

/**
 * One offer for a pack. Where its weight is known it has the measure that makes prices comparable, 100 g; where it costs
 * less for a while, also the price before, as one that is struck through.
 */
function describeOffer({ rupees, grams, was }: Pack, priceCurrency: string): Offer {
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
    ...(weighed && { name: `${grams} g` }),
    price: rupees,
    priceCurrency,
    ...(prices.length > 0 && { priceSpecification: prices.length === 1 ? prices[0] : prices }),
  };
}

/**
 * Describes a category's products with one offer a pack, in the price that the page shows. Ratings stay out:
 * they are the owner's own and carry no date (spec §9.2).
 */
export function describeProducts(
  category: string,
  products: readonly DescribedProduct[],
  images: readonly string[],
  place: Place,
): ItemList {
  const describe = (product: DescribedProduct, index: number): ProductThing => {
    return {
      '@type': 'Product',
      name: product.name,
      alternateName: product.nepali,
      sku: product.id,
      url: `${place.list}#product-${product.id}`,
      image: `${place.origin}${images[index]}`,
      brand: { '@type': 'Brand', name: place.brand },
      offers: product.packs.map((pack) => describeOffer(pack, place.currency)),
    };
  };
  return {
    '@type': 'ItemList',
    name: category,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: describe(product, index),
    })),
  };
}
