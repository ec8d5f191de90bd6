import { type CategorySlug, categories } from '~/config/routes';
import { slugOf } from '~/domain/content/id';
import type { Province } from '~/domain/locations';
import { makeLabels } from '~/lib/search-labels';
import { rowsOf } from '../content/tables';

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
    rowsOf<Omit<StoredProduct, 'id'>>(`products/${slug}`).map((product) => ({
      ...product,
      id: Number(product.id),
      category: slug,
      slug: product.slug || slugOf(product.name) || `product-${product.id}`,
    })),
  );
}

/** The words that find uses, and what the catalogue lacks. */
export const readLabels = () => makeLabels(rowsOf('unsold/list'));

/** Reads the stored location table. */
export const readProvinces = () => rowsOf<Province>('locations/nepal');
