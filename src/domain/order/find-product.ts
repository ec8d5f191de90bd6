import { editDistance } from '../search/edit-distance';
import { buildIndex, search } from '../search/match';
import { readTerm, readWords } from '../search/normalise';
import { readQuery } from '../search/query';
import type { OfferedItem } from './order';

/** The products that a text may name, best first, each as its packs. */
export interface NamedProducts {
  products: OfferedItem[][];
  /** The text is the name of each of them. Other texts only resemble a name or contain one. */
  isSure: boolean;
}

const mostHits = 3;
/** A longer line is no item. In words. */
const longestRequest = 12;
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

/** Words of requests that are no part of a name. */
const fillers = new Set(
  'a an the of each per and ra र ma ko ka को का wala वाला size pack packs packet packets pkt please pls plz kindly send need want order also add plus thap थप dai didi bhai sir madam hajur yo saman na hai ni chha cha chahiyo chahinchha चाहियो dinu dinus dinuhos pathaidinu pathaidinus pathaunus पठाउनुहोस् पठाउनुस् दिनुहोस् दिनुस् दाइ सामान'.split(
    ' ',
  ),
);

/** Removes words of a request that are no part of a name. */
export const dropFillers = (text: string): string =>
  readWords(text)
    .filter(({ spelling }) => !fillers.has(spelling))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');

const sortWords = (words: readonly string[]) => [...words].sort().join('');

/** Keys of a name by sound: all its words, and those that are not as general as 'powder'. */
function readKeys(text: string) {
  const words = readQuery(text).map(({ forms: [{ sound }], isGeneral }) => ({
    sound: synonyms.get(sound) ?? sound,
    isGeneral,
  }));
  const all = words.map(({ sound }) => sound);
  const special = words.flatMap(({ sound, isGeneral }) => (isGeneral ? [] : sound));
  const general = all.filter((_, at) => words[at]?.isGeneral);
  return { special, general, whole: [all.join(''), sortWords(all)], bare: sortWords(special) };
}

const spell = (text: string) =>
  readWords(text)
    .map(({ spelling }) => spelling)
    .join(' ');

/** Counts the typing mistakes that a name may have. */
const forgiven = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** Indexes products by the names and words that people write. */
export function createFinder(offered: readonly OfferedItem[]) {
  const firsts = offered.filter(({ number }, at) => offered[at - 1]?.number !== number);
  const products = firsts.map(({ number: id, product, titles, words = [] }) => {
    const names = [product.replace(/ \(№ \d+\)$/, ''), ...titles].filter(Boolean);
    const keys = names.map(readKeys);
    const own = keys.flatMap(({ special }) => special);
    const kinds = keys.flatMap(({ general }) => general);
    const isBlend = kinds.includes(spice);
    // 'timur' finds a blend that contains it, but does not name it.
    const named = words
      .map(readKeys)
      .filter(({ special }) => !isBlend || special.some((word) => own.includes(word)));
    const packs = offered.filter(({ number }) => number === id);
    const [name = '', nepali = '', ...others] = names;
    const romanised = [...others, ...words];
    return {
      id,
      name,
      nepali,
      romanised,
      packs,
      spellings: names.map(spell),
      kinds,
      keys: [...keys, ...named],
    };
  });
  const index = buildIndex(products);
  const known = new Map<string, NamedProducts>();
  const byNumber = (number: string) => products.find(({ id }) => id === number);

  /** Finds the products of a whole name, first as spelt on packs, then by sound, then without general words. */
  function findWhole(text: string): NamedProducts {
    const { whole, bare, general } = readKeys(text);
    const spelt = spell(text);
    const attempts: ((product: (typeof products)[number]) => boolean)[] = [
      ({ spellings }) => spellings.includes(spelt),
      ({ keys }) => keys.some((name) => name.whole.some((key) => whole.includes(key))),
      ({ keys, kinds }) =>
        keys.some((name) => name.bare === bare) && general.every((word) => kinds.includes(word)),
      ({ keys }) => keys.some((name) => name.bare === bare),
    ];
    const found = attempts.slice(0, bare ? attempts.length : 2).map((isNamed) => products.filter(isNamed));
    const at = found.findIndex(({ length }) => length > 0);
    // 'mustard powder' is not the name of seeds.
    return { products: found[at]?.map(({ packs }) => packs) ?? [], isSure: bare !== '' && at < 3 };
  }

  /** Finds misspelt names, or products that share words with the text. */
  function findSimilar(text: string): NamedProducts {
    const {
      whole: [key = ''],
    } = readKeys(text);
    const hits = search(index, text)
      .flatMap((id) => byNumber(id) ?? [])
      .map(({ packs, keys }) => ({
        packs,
        distance: Math.min(
          ...keys.flatMap(({ whole }) => whole.map((name) => editDistance(key, name).whole)),
        ),
      }));
    const least = Math.min(...hits.map(({ distance }) => distance));
    const isSure = least <= forgiven(key.length);
    const nearest = isSure ? hits.filter(({ distance }) => distance === least) : hits.slice(0, mostHits);
    return { products: nearest.map(({ packs }) => packs), isSure };
  }

  /** Finds the longest name among other words. */
  function findInside(text: string): NamedProducts {
    const words = text.split(' ');
    for (let count = words.length - 1; count > 0; count--)
      for (let start = 0; start + count <= words.length; start++) {
        const { products, isSure } = findWhole(words.slice(start, start + count).join(' '));
        if (isSure && products.length > 0) return { products: products.slice(0, mostHits), isSure: false };
      }
    return nothing;
  }

  return {
    packsOf: (number: string | undefined) => byNumber(number ?? '')?.packs,
    findWhole,
    find(text: string): NamedProducts {
      if (text.split(' ').length > longestRequest) return nothing;
      const former = known.get(text);
      if (former) return former;
      let found = findWhole(text);
      if (found.products.length === 0) found = findSimilar(text);
      if (found.products.length === 0) found = findInside(text);
      known.set(text, found);
      return found;
    },
  };
}
