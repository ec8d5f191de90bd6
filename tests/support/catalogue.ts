import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { offerItems } from '~/domain/order/offer';
import { readPacks } from '~/domain/pack';

interface Product {
  id: number;
  name: string;
  nepali: string;
  romanised?: string[];
  size?: string;
  price: string;
}

interface Catalogue {
  products: Product[];
  unsold: { id: string; words: string[] }[];
}

const file = new URL('../fixtures/catalogue.yaml', import.meta.url);
const stored: Catalogue = parse(readFileSync(file, 'utf8'));

/** Products that no change of the content changes. */
export const products = stored.products.map(({ id, romanised = [], ...product }) => ({
  ...product,
  id: String(id),
  romanised,
  packs: readPacks(product),
}));

/** Their packs, as the order form suggests them. */
export const offeredItems = offerItems(
  products.map((product) => ({ ...product, other: { text: product.nepali } })),
);

/** What this catalogue lacks, as the order form knows it. */
export const unavailable = stored.unsold.map(({ id, words }) => ({
  name: id,
  words,
  reason: 'notSold' as const,
}));
