import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type CategorySlug, categories } from '~/config/routes';
import { slugOf } from '~/domain/content/id';
import type { Province } from '~/domain/locations';
import { makeLabels } from '~/lib/search-labels';

/** A product as stored, with its category. */
export interface StoredProduct {
  id: number;
  name: string;
  nepali: string;
  romanised: string[];
  slug: string;
  was?: string[];
  size?: string;
  price: string;
  discountPrice?: string;
  cartons?: string;
  rating?: string;
  image: string;
  uses: string[];
  category: CategorySlug;
}

/** Reads the stored catalogue in catalogue order. */
export function readProducts(): StoredProduct[] {
  return categories.flatMap(({ slug }) =>
    (readTable(`products/${slug}`) as StoredProduct[]).map((product) => ({
      ...product,
      category: slug,
      slug: product.slug || slugOf(product.name) || `product-${product.id}`,
    })),
  );
}

/** The words that find uses, and what the catalogue lacks. */
export const readLabels = () => makeLabels(readTable('unsold/list') as Parameters<typeof makeLabels>[0]);

/** Reads the stored location table. */
export const readProvinces = () => readTable('locations/nepal') as Province[];

/** Parsed tables. Files of tests share a worker, and most of them read the catalogue. */
const tables = new Map<string, unknown>();

function readTable(name: string): unknown {
  const file = new URL(`../../../src/content/${name}.yaml`, import.meta.url);
  const table = tables.get(name) ?? parse(readFileSync(file, 'utf8'));
  tables.set(name, table);
  return table;
}
