import { createHash } from 'node:crypto';
import { listWeights } from '~/domain/price-list';
import type { SearchRecord } from '~/domain/search/record';
import { uses } from '~/domain/use';
import { type Product, readCatalogue } from './catalogue';

/** What the finder searches, as JSON, and its address, which changes with its content. */
export async function readFinderFile(): Promise<{ path: string; json: string }> {
  const catalogue = await readCatalogue();
  const records = catalogue.flatMap(({ products }) => products).map(toRecord);
  const json = JSON.stringify(records);
  const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
  return { path: `/_astro/finder.${version}.json`, json };
}

function toRecord({ id, category, romanised, packs, rating, uses }: Product): SearchRecord {
  return { id, category, romanised, packs, rating, uses };
}

/** What can be chosen among some products: their pack weights in grams, and what they are good for. */
export function listChoices(products: readonly Product[]) {
  return {
    weights: listWeights(products),
    uses: uses.filter((use) => products.some((product) => product.uses.includes(use))),
  };
}
