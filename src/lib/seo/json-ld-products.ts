import type { ItemList, Offer, Product as ProductThing } from 'schema-dts';

/** What a description takes from a product of the catalogue. */
export interface DescribedProduct {
  id: string;
  name: string;
  nepali: string;
  packs: readonly { grams?: number; rupees: number }[];
}

interface Place {
  origin: string;
  currency: string;
  brand: string;
  /** Absolute address of the list that the products stand in. */
  list: string;
}

/** One offer for a pack; where its weight is known also the measure that makes prices comparable, 100 g. */
function describeOffer(rupees: number, grams: number | undefined, currency: string): Offer {
  const offer: Offer = {
    '@type': 'Offer',
    price: rupees,
    priceCurrency: currency,
  };
  if (grams === undefined) return offer;
  return {
    ...offer,
    name: `${grams} g`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: rupees,
      priceCurrency: currency,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: grams,
        unitCode: 'GRM',
        valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
      },
    },
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
      offers: product.packs.map(({ grams, rupees }) => describeOffer(rupees, grams, place.currency)),
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
