import type { CategorySlug } from '~/config/routes';
import { bestValue, type Pack, unitPriceOf } from '../pack';
import type { Criteria, Sort } from './criteria';
import { type Entry, type Index, type Labels, search } from './match';

/** Fields of a product that filters and orders use. */
export interface Product {
  id: string;
  name: string;
  category: CategorySlug;
  packs: readonly Pack[];
  rating?: number;
  uses: readonly string[];
}

/** A product in the finder's file. Names are on the page's cards. */
type SearchRecord = Omit<Product & Entry, 'name' | 'nepali'>;

/** The file that the finder fetches. */
export interface FinderFile {
  records: SearchRecord[];
  labels: Labels;
}

/**
 * The ids of the products that meet all criteria, in the order asked for.
 * Within one criterion any choice will do: a product for tea or for baking. Price limits are for one and
 * the same pack, of the chosen weights where any are chosen; so are the orders by price.
 * @param products in catalogue order
 * @param index of the same products
 * @param localeTag BCP 47 tag by whose alphabet names are sorted
 */
export function applyCriteria(
  products: readonly Product[],
  index: Index,
  criteria: Criteria,
  localeTag: string,
): string[] {
  const found = search(index, criteria.query);
  const wanted = new Map(
    products.filter((product) => isWanted(product, criteria)).map((product) => [product.id, product]),
  );
  if (criteria.sort === undefined) return found.filter((id) => wanted.has(id));
  const hits = new Set(found);
  return [...wanted.values()]
    .filter(({ id }) => hits.has(id))
    .sort(comparison(criteria.sort, criteria, localeTag))
    .map(({ id }) => id);
}

/** Returns true if a product meets every criterion except the query. */
function isWanted(product: Product, criteria: Criteria): boolean {
  const { categories, uses, rating } = criteria;
  return (
    (categories.length === 0 || categories.includes(product.category)) &&
    (uses.length === 0 || uses.some((use) => product.uses.includes(use))) &&
    (rating === undefined || (product.rating ?? 0) >= rating) &&
    wantedPacks(product, criteria).length > 0
  );
}

function wantedPacks(
  product: Product,
  { packs, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Criteria,
): Pack[] {
  return product.packs.filter(
    ({ grams, price }) =>
      (packs.length === 0 || (grams !== undefined && packs.includes(grams))) &&
      price >= minPrice &&
      price <= maxPrice,
  );
}

/** Cheapest and best rated first; what is unknown comes last, and equals keep the catalogue's order. */
function comparison(sort: Sort, criteria: Criteria, localeTag: string): (a: Product, b: Product) => number {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(localeTag);
    return (a, b) => compare(a.name, b.name);
  }
  const rank: Record<Exclude<Sort, 'name'>, (product: Product) => number> = {
    catalogue: () => 0,
    price: (product) => Math.min(...wantedPacks(product, criteria).map(({ price }) => price)),
    per100: (product) => {
      const best = bestValue(wantedPacks(product, criteria));
      return (best && unitPriceOf(best)) ?? Number.POSITIVE_INFINITY;
    },
    rating: (product) => -(product.rating ?? 0),
  };
  return (a, b) => rank[sort](a) - rank[sort](b) || 0;
}
