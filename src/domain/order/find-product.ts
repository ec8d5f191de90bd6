import { editDistance } from '../search/edit-distance';
import { readTerm } from '../search/normalise';
import { readQuery } from '../search/query';
import type { OfferedItem, OrderChoices, Unavailable } from './order';

/** The products that a text may name, best first, each as its packs. */
export interface NamedProducts {
  products: OfferedItem[][];
  /** The text is the name of each of them. Other texts only resemble a name or contain one. */
  isSure: boolean;
  /** Set if the text names only what is sold out or not sold. */
  missing?: Unavailable;
}

export type Finder = ReturnType<typeof createFinder>;

const mostHits = 4;
/** A longer line is no item. In words. */
const longestRequest = 12;
/** A mistake in a shorter name may make another word of it: 'besan' is no 'besar'. In letters. */
const leastMistaken = 7;
const nothing: NamedProducts = { products: [], isSure: false };
const soundOf = (word: string) => readTerm(word).sound;
const spice = soundOf('spice');

/** Words of one meaning. The first stands for all. */
const synonyms = new Map(
  ['spice spices masala masla', 'powder dhulo', 'seed seeds dana geda biu biya', 'whole singo sabut'].flatMap(
    (row) => {
      const sounds = row.split(' ').map(soundOf);
      return sounds.map((sound) => [sound, sounds[0] ?? sound] as const);
    },
  ),
);

const sortWords = (words: readonly string[]) => [...words].sort().join('');

/** Keys of a name by spelling and by sound: all its words, and those that are not as general as 'powder'. */
function readKeys(text: string) {
  const words = readQuery(text).map(({ forms: [{ spelling, sound }], isGeneral }) => ({
    spelling,
    sound: synonyms.get(sound) ?? sound,
    isGeneral,
  }));
  const special = words.filter(({ isGeneral }) => !isGeneral);
  const sounds = words.map(({ sound }) => sound);
  return {
    special: special.map(({ sound }) => sound),
    general: words.flatMap(({ sound, isGeneral }) => (isGeneral ? sound : [])),
    spelt: words.map(({ spelling }) => spelling).join(' '),
    spelling: special.map(({ spelling }) => spelling).join(''),
    whole: [sounds.join(''), sortWords(sounds)],
    bare: sortWords(special.map(({ sound }) => sound)),
  };
}

type Keys = ReturnType<typeof readKeys>;

/** Counts the typing mistakes after which a word is still asked about. */
const forgiven = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** Indexes products, and what is not for sale, by the names and words that people write. */
export function createFinder({
  offeredItems,
  unavailable = [],
}: Pick<OrderChoices, 'offeredItems' | 'unavailable'>) {
  const firsts = offeredItems.filter(({ number }, at) => offeredItems[at - 1]?.number !== number);
  const products = firsts.map(({ number: id, product, titles, words = [] }) => {
    const names = [product.replace(/ \(№ \d+\)$/, ''), ...titles].filter(Boolean);
    const keys = names.map(readKeys);
    const kinds = keys.flatMap(({ general }) => general);
    const all = words.map(readKeys);
    const own = [...keys, ...all.filter(({ general }) => general.includes(spice))].flatMap(
      ({ special }) => special,
    );
    // 'timur' finds a blend that contains it, but does not name it.
    const isNamed = ({ special, general }: Keys) =>
      !kinds.includes(spice) || general.includes(spice) || special.some((word) => own.includes(word));
    return {
      id,
      packs: offeredItems.filter(({ number }) => number === id),
      missing: undefined,
      kinds,
      names: keys,
      keys: [...keys, ...all.filter(isNamed)],
      words: [...keys, ...all].flatMap(({ special }) => special),
    };
  });
  const missing = unavailable.map((thing) => {
    const keys = [thing.name, ...thing.words].map(readKeys);
    return {
      packs: [],
      missing: thing,
      kinds: keys.flatMap(({ general }) => general),
      names: keys,
      keys,
      words: [],
    };
  });
  const things = [...products, ...missing];
  type Thing = (typeof things)[number];
  const byNumber = new Map(products.map((product) => [product.id, product]));
  const known = new Map<string, NamedProducts>();

  function name(found: readonly Thing[], isSure: boolean): NamedProducts {
    const sold = found.flatMap(({ packs }) => (packs.length > 0 ? [packs] : []));
    const [first] = found;
    if (sold.length === 0 && first?.missing) return { products: [], isSure, missing: first.missing };
    // A sold-out product may be meant too.
    return { products: sold, isSure: isSure && sold.length === found.length };
  }

  /** Finds the products of a whole name, first as spelt, then by sound, then without general words. */
  function findWhole(text: string): NamedProducts {
    const { spelt, whole, bare, general } = readKeys(text);
    const hasKinds = ({ kinds }: Thing) => general.every((word) => kinds.includes(word));
    const attempts: ((thing: Thing) => boolean)[] = [
      ({ names }) => names.some((key) => key.spelt === spelt),
      ({ keys }) => keys.some((key) => key.spelt === spelt),
      ({ keys }) => keys.some((key) => key.whole.some((sound) => whole.includes(sound))),
      (thing) => thing.keys.some((key) => key.bare === bare) && hasKinds(thing),
      // 'mustard powder' is not the name of seeds.
      ({ keys }) => keys.some((key) => key.bare === bare),
    ];
    for (const [at, isNamed] of attempts.slice(0, bare ? 5 : spelt ? 2 : 0).entries()) {
      const found = things.filter(isNamed);
      if (found.length > 0) return name(found, bare !== '' && at < 4);
    }
    return nothing;
  }

  /** Finds the name that one mistake makes of the text, if nothing else is as near. */
  function findMistaken(text: string): NamedProducts {
    const { spelling, bare, general } = readKeys(text);
    if (spelling.length < leastMistaken) return nothing;
    const near = things.filter((thing) =>
      thing.keys.some(
        (key) => Math.abs(key.bare.length - bare.length) < 2 && editDistance(bare, key.bare, 1).whole === 1,
      ),
    );
    return name(near, near.length === 1 && general.every((word) => near[0]?.kinds.includes(word)));
  }

  /** Finds the products that have all words of the text, with or without mistakes. */
  function findSimilar(text: string): OfferedItem[][] {
    const words = readKeys(text).special;
    const isNear = (word: string, own: string) =>
      editDistance(word, own, 2).whole <= forgiven(Math.max(word.length, own.length));
    return products.flatMap(({ packs, words: own }) =>
      words.length > 0 && words.every((word) => own.some((one) => isNear(word, one))) ? [packs] : [],
    );
  }

  /** Finds the longest names among other words. */
  function findInside(text: string): NamedProducts {
    const words = text.split(' ');
    const found: OfferedItem[][] = [];
    let rest = words;
    for (let count = words.length - 1; count > 0; count--) {
      const starts = words.flatMap((_, start) => {
        const part = rest.slice(start, start + count);
        const inside = part.length === count && !part.includes('') ? findWhole(part.join(' ')) : nothing;
        found.push(...(inside.isSure ? inside.products : []));
        return inside.isSure ? start : [];
      });
      rest = rest.map((word, at) => (starts.some((start) => at >= start && at < start + count) ? '' : word));
    }
    if (found.length > 0) return { products: [...new Set(found)].slice(0, mostHits), isSure: false };
    return nothing;
  }

  /** Finds a name as it is spelt, with one mistake, or among other words. */
  function find(text: string): NamedProducts {
    const isFound = ({ products, missing }: NamedProducts) => products.length > 0 || missing !== undefined;
    let found = findWhole(text);
    if (!isFound(found)) found = findMistaken(text);
    if (!isFound(found)) found = findInside(text);
    const stem = readQuery(text)
      .map(({ forms }) => forms.at(-1)?.spelling)
      .join(' ');
    if (!isFound(found) && stem !== text.toLowerCase()) found = { ...findWhole(stem), isSure: false };
    if (found.isSure) return found;
    const similar = [...found.products, ...findSimilar(text)];
    return { ...found, products: [...new Set(similar)].slice(0, mostHits), isSure: false };
  }

  return {
    packsOf: (number: string | undefined) => byNumber.get(number ?? '')?.packs,
    findWhole,
    findSimilar,
    find(text: string): NamedProducts {
      if (text.split(' ').length > longestRequest) return nothing;
      const found = known.get(text) ?? find(text);
      known.set(text, found);
      return found;
    },
  };
}
