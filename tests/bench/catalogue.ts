import { stringify } from 'yaml';
import { categories } from '~/config/routes';
import { slugOf } from '~/domain/content/id';
import type { StoredProduct } from '../unit/domain/content';

const weights = [25, 50, 100, 200, 500];
const firstId = 1000;

type Chance = (choices: number) => number;

/** Whole numbers below a bound that look drawn and are the same for the same seed (Lehmer's generator). */
function startChance(seed: number): Chance {
  let state = seed;
  return (choices) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % choices;
  };
}

function pick<Item>(items: ArrayLike<Item>, chance: Chance): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

const inventWord = (chance: Chance) =>
  Array.from({ length: 3 }, () => pick('bdgjkmnprst', chance) + pick('aeiou', chance)).join('');

/** A product like another one, with names, packs and prices of its own; it keeps picture, category and uses. */
function vary(
  { discountPrice: _, was: __, ...product }: StoredProduct,
  other: StoredProduct,
  id: number,
  chance: Chance,
): StoredProduct {
  const own = inventWord(chance);
  const start = chance(weights.length);
  const packs = weights.slice(start, start + 1 + chance(4));
  const paisaPerGram = 60 + chance(240);
  const name = `${own.charAt(0).toUpperCase()}${own.slice(1)} ${product.name}`;
  return {
    ...product,
    id,
    name,
    slug: slugOf(name),
    nepali: `${other.nepali.split(' ')[0]} ${product.nepali}`,
    romanised: [...product.romanised, own],
    size: `${packs.join(' / ')}g`,
    price: packs.map((grams) => Math.ceil((grams * paisaPerGram) / 500) * 5).join(' / '),
    ...(product.cartons && { cartons: packs.map(() => 12 * (1 + chance(9))).join(' / ') }),
    rating: String(3 + chance(5) / 2),
  };
}

/** The catalogue grown to a size: first the real products, then invented ones; the same seed, the same ones. */
export function growCatalogue(real: readonly StoredProduct[], size: number, seed = 7): StoredProduct[] {
  const chance = startChance(seed);
  const invented = Array.from({ length: Math.max(0, size - real.length) }, (_, place) => {
    const product = real[place % real.length];
    if (!product) throw new Error('there is no product to vary');
    return vary(product, pick(real, chance), firstId + place, chance);
  });
  return [...real.slice(0, size), ...invented];
}

/** The catalogue as the files of `src/content/products/`: name and text of each. */
export function writeCatalogue(products: readonly StoredProduct[]): [name: string, text: string][] {
  return categories.map(({ slug }) => {
    const rows = products.filter(({ category }) => category === slug).map(({ category, ...row }) => row);
    return [`${slug}.yaml`, stringify(rows)];
  });
}
