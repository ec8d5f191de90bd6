import { readFileSync } from 'node:fs';
import { pathAt } from '~/config/address';
import { editDistance } from '~/domain/search/edit-distance';
import { products as catalogue } from './content';
import type { Site } from './site';

const file = 'tests/fixtures/addresses.txt';

/** Every published address, root-relative without the base. */
export const readPublished = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Addresses of a built site that others link to, print or read: pages, feeds, CSV, JSON, llms.txt and QR codes. */
export const listAddresses = (site: Pick<Site, 'files'>): string[] =>
  [...site.files]
    .map((path) => pathAt(path)?.replace(/(?<=\/)index\.html$/, '') ?? '')
    .filter((path) => /(\/|\.csv|feed\.xml|catalogue\.json|llms\.txt|qr\.svg)$/.test(path))
    .filter((path) => !path.startsWith('/cms/'))
    .sort();

type Product = Pick<(typeof catalogue)[number], 'id' | 'category' | 'slug' | 'was'>;

/** The product that most likely had a former slug: the nearest one whose own address is new. */
function findRenamed(
  category: string,
  former: string,
  fresh: ReadonlySet<string>,
  products: readonly Product[],
) {
  const distance = ({ slug }: Product) => editDistance(former, slug).whole;
  return products
    .filter(
      (product) => product.category === category && fresh.has(`/products/${category}/${product.slug}/qr.svg`),
    )
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

const listLines = (paths: readonly string[]) => paths.map((path) => `  ${path}`).join('\n');

/** Names addresses of a build that are not listed yet; '' if there are none. */
export function describeNew(published: readonly string[], built: readonly string[]): string {
  const fresh = built.filter((path) => !published.includes(path));
  return fresh.length > 0 ? `New addresses, to add to ${file}:\n${listLines(fresh)}` : '';
}

/** Describes published addresses that a build lacks, and which line to write for each; '' if it has all. */
export function describeVanished(
  published: readonly string[],
  built: readonly string[],
  products: readonly Product[] = catalogue,
): string {
  const vanished = published.filter((path) => !built.includes(path));
  if (vanished.length === 0) return '';
  const fresh = new Set(built.filter((path) => !published.includes(path)));
  const byProduct = Map.groupBy(vanished, (path) => /\/products\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? '');
  const advice = [...byProduct].map(([address, paths]) => {
    const [category = '', former = ''] = address.split('/');
    const renamed = former && findRenamed(category, former, fresh, products);
    const remove = `If they are gone for good, delete from ${file}:\n${listLines(paths)}`;
    if (!renamed) return remove;
    const was = [...(renamed.was ?? []), former].join(', ');
    const row = `row '${renamed.id}' of src/content/products/${category}.yaml`;
    return `If the product was renamed, write in ${row}:\n  was: [${was}]\n${remove}`;
  });
  return ['Published addresses have vanished without a forward.', ...advice, describeNew(published, built)]
    .filter(Boolean)
    .join('\n\n');
}
