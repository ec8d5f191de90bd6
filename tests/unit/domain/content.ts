import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type CategorySlug, categories } from '~/config/routes';
import { slugOf } from '~/domain/content/id';
import type { Province } from '~/domain/locations';

/** A product as it is stored, with its category. */
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
  rating?: string;
  image: string;
  uses: string[];
  category: CategorySlug;
}

/** The catalogue as it is stored, in catalogue order. */
export function readProducts(): StoredProduct[] {
  return categories.flatMap(({ slug }) =>
    (readTable(`products/${slug}`) as StoredProduct[]).map((product) => ({
      ...product,
      category: slug,
      slug: product.slug ?? slugOf(product.name),
    })),
  );
}

/** The location table as it is stored. */
export function readProvinces(): Province[] {
  return readTable('locations/nepal') as Province[];
}

function readTable(name: string): unknown {
  const file = new URL(`../../../src/content/${name}.yaml`, import.meta.url);
  return load(readFileSync(file, 'utf8'));
}
