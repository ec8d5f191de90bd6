import { type CategorySlug, categories } from '~/config/routes';
import { cleanText } from '../clean-text';
import { latinDigits } from '../digits';
import { type Use, uses } from '../use';

/** Sort keys of a list. `per100` sorts by unit price. */
export const sorts = ['catalogue', 'name', 'price', 'per100', 'rating'] as const;

export type Sort = (typeof sorts)[number];

/** Criteria of a search. An empty list or a missing value restricts nothing. */
export interface Criteria {
  query: string;
  categories: CategorySlug[];
  /** Pack weights in grams, of which a product has at least one. */
  packs: number[];
  /** The lowest price of a pack. */
  minPrice?: number;
  /** The highest price of a pack. */
  maxPrice?: number;
  /** The lowest rating, 0.5 … 5. */
  rating?: number;
  uses: Use[];
  /** Without one, the best match comes first. Without a query, the catalogue's order applies. */
  sort?: Sort;
}

const longestQuery = 100;

/**
 * Parses the criteria in a URL: `?q=…&category=box&pack=50&pack=100&min=20&max=80&rating=4&use=tea&sort=per100`.
 * Drops duplicates and invalid values. Lists have a fixed sequence.
 */
export function readCriteria(search: URLSearchParams): Criteria {
  const minPrice = readNumber(search.get('min'), 0);
  const maxPrice = readNumber(search.get('max'), 0);
  const rating = readNumber(search.get('rating'), 0.5, 5);
  const sort = sorts.find((sort) => sort === search.get('sort'));
  const requested = { categories: search.getAll('category'), uses: search.getAll('use') };
  return {
    query: cleanQuery(search.get('q') ?? ''),
    categories: categories.map(({ slug }) => slug).filter((slug) => requested.categories.includes(slug)),
    packs: readPackWeights(search.getAll('pack')),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(rating !== undefined && { rating }),
    uses: uses.filter((use) => requested.uses.includes(use)),
    ...(sort && { sort }),
  };
}

function cleanQuery(query: string): string {
  const clean = cleanText(query.replace(/\s+/g, ' '));
  return Array.from(clean).slice(0, longestQuery).join('').trimEnd();
}

function readPackWeights(weights: readonly string[]): number[] {
  const grams = weights.flatMap((weight) => readNumber(weight, 1) ?? []);
  return [...new Set(grams)].sort((a, b) => a - b);
}

function readNumber(text: string | null, least: number, most = 1_000_000): number | undefined {
  const digits = latinDigits(text ?? '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= least && number <= most ? number : undefined;
}
