import { productSlug } from '~/domain/product-names';
import { ContentError } from './table';

interface Row {
  id: string;
  filePath?: string | undefined;
  data: { group: string; slug: string; was?: readonly string[] | undefined };
}

/**
 * Checks that each address of a category, present or former, belongs to one product.
 * @throws ContentError naming file, row and reason
 */
export function checkSlugs(rows: readonly Row[]): void {
  const owners = new Map<string, string>();
  const claim = ({ id, filePath = '', data }: Row, slug: string, describe: (owner: string) => string) => {
    const address = `${data.group}/${slug}`;
    const owner = owners.get(address);
    if (owner) throw new ContentError(filePath, `row '${id}': ${describe(`row '${owner}', ${address}`)}`);
    owners.set(address, id);
  };
  for (const row of rows)
    claim(
      row,
      productSlug(row),
      (owner) => `its page would have the address of ${owner}; give it a slug of its own`,
    );
  for (const row of rows)
    for (const former of row.data.was ?? [])
      claim(row, former, (owner) => `was: '${former}' is an address of ${owner}; remove it from one of them`);
}
