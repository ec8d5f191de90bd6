/** A product as far as similarity goes. */
interface Comparable {
  id: string;
  name: string;
  category: string;
  uses: readonly string[];
  isSoldOut: boolean;
}

/** Number of similar products on a page. */
const mostSimilar = 4;

/**
 * Products that share uses with one: those with most in common first, then those of its category, then in the order of
 * the catalogue. Products of the same name and sold-out ones are left out.
 */
export function findSimilar<Product extends Comparable>(
  product: Product,
  all: readonly Product[],
): Product[] {
  const countShared = ({ uses }: Product) => uses.filter((use) => product.uses.includes(use)).length;
  const rank = (other: Product) => countShared(other) * 2 + Number(other.category === product.category);
  return all
    .filter(({ id, name, isSoldOut }) => id !== product.id && name !== product.name && !isSoldOut)
    .filter((other) => countShared(other) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, mostSimilar);
}
