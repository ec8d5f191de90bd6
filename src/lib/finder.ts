import { createHash } from 'node:crypto';
import { listWeights } from '~/domain/price-list';
import { writeTable } from '~/domain/search/table';
import { uses } from '~/domain/use';
import { type Product, readCatalogue } from './catalogue';

/** The compact index of the whole catalogue as a script, and its address, which changes with its content. */
export async function readFinderIndex(): Promise<{ path: string; script: string }> {
  const catalogue = await readCatalogue();
  const table = writeTable(catalogue.flatMap(({ products }) => products));
  const script = `export const table=${JSON.stringify(table)}`;
  const version = createHash('sha256').update(script).digest('hex').slice(0, 8);
  return { path: `/_astro/finder.${version}.js`, script };
}

/** What can be chosen among some products: their pack weights in grams, and what they are good for. */
export function listChoices(products: readonly Product[]) {
  return {
    weights: listWeights(products),
    uses: uses.filter((use) => products.some((product) => product.uses.includes(use))),
  };
}
