import { listWeights } from '~/domain/price-list';
import type { FinderFile } from '~/domain/search/filter';
import { uses } from '~/domain/use';
import { hashedFile } from '../build/hashed-file';
import { readList } from '../content/read';
import { type Product, readCatalogue } from './catalogue';
import { makeLabels } from './search-labels';

/** Makes the data file that the finder searches. */
export async function makeFinderFile() {
  const catalogue = await readCatalogue();
  const records: FinderFile['records'] = catalogue
    .flatMap(({ products }) => products)
    .map(({ id, category, romanised, packs, rating, uses }) => ({
      id,
      category,
      romanised,
      packs,
      rating,
      uses,
    }));
  return hashedFile('finder', 'json', JSON.stringify({ records, labels: await readLabels() }));
}

/** The words for uses and for what the catalogue lacks. */
export async function readLabels() {
  return makeLabels(await readList('unsold'));
}

/** Lists the filter choices of some products: pack weights in grams, and uses. */
export function listChoices(products: readonly Product[]) {
  return {
    weights: listWeights(products),
    uses: uses.filter((use) => products.some((product) => product.uses.includes(use))),
  };
}
