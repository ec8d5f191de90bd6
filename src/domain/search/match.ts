import { compare, guess } from './likeness';
import { joinPairs, readWords, type Term } from './normalise';
import { type QueryWord, readQuery } from './query';

/** What the finder knows a product by. */
export interface Entry {
  id: string;
  name: string;
  /** The name in Devanagari. */
  nepali: string;
  /** Nepali words in Latin letters. */
  romanised: readonly string[];
}

export interface Hit {
  id: string;
  /** Higher is better; only good for comparing hits of one query. */
  score: number;
}

interface Phrase {
  /** Places of its words and joined pairs in the vocabulary. */
  terms: number[];
  words: number;
}

export interface Index {
  entries: { id: string; phrases: Phrase[] }[];
  /** Every different word once, so that a query is compared with it once. */
  vocabulary: Term[];
}

/** The first phrases of an entry are its names, English and Nepali. */
const names = 2;

/** How like a query's word each word of the vocabulary is. */
type Ratings = number[];

/** Prepares products for {@link search}; the order of the entries is the order among equals. */
export function buildIndex(entries: readonly Entry[]): Index {
  const places = new Map<string, number>();
  const vocabulary: Term[] = [];
  const place = ({ plain, folded, isPair = false }: Term): number => {
    const key = isPair ? `${plain}+` : plain;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, vocabulary.length);
    return vocabulary.push({ plain, folded, isPair }) - 1;
  };
  const readPhrase = (text: string): Phrase => {
    const words = readWords(text);
    return { terms: [...words, ...joinPairs(words)].map(place), words: words.length };
  };
  return {
    entries: entries.map(({ id, name, nepali, romanised }) => ({
      id,
      phrases: [name, nepali, ...romanised].map(readPhrase),
    })),
    vocabulary,
  };
}

/**
 * The entries in which every word of the query is found, best first; all of them for a query without words.
 * Spelling mistakes are looked for only where a word, or the query as a whole, is found nowhere as typed,
 * and general words such as 'masala' may go unfound only when nothing else is left.
 */
export function search(index: Index, query: string): Hit[] {
  const words = readQuery(query);
  if (words.length === 0) return index.entries.map(({ id }) => ({ id, score: 0 }));

  const ratings = words.map((word) => ({
    sure: rate(index, word, compare),
    guess: () => rate(index, word, guess),
  }));
  const strict = words.map(() => true);
  const mended = ratings.map(({ sure, guess }) => (sure.some((rating) => rating > 0) ? sure : guess()));
  const hits = collect(index, mended, strict);
  if (hits.length > 0) return hits;

  const loose = ratings.map(({ sure, guess }) => mix(sure, guess()));
  const guesses = collect(index, loose, strict);
  if (guesses.length > 0) return guesses;

  const isRequired = words.map(({ isGeneral }) => !isGeneral);
  return collect(index, loose, isRequired);
}

function rate(index: Index, word: QueryWord, like: (typed: Term, word: Term) => number): Ratings {
  return index.vocabulary.map((term) =>
    word.forms.reduce((best, form, place) => Math.max(best, like(form, term) * (place === 0 ? 1 : 0.95)), 0),
  );
}

function mix(one: Ratings, other: Ratings): Ratings {
  return one.map((rating, place) => Math.max(rating, other[place] ?? 0));
}

function collect(index: Index, ratings: readonly Ratings[], isRequired: readonly boolean[]): Hit[] {
  return index.entries
    .map(({ id, phrases }) => ({ id, score: scoreEntry(phrases, ratings, isRequired) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/**
 * The mean likeness of the query's words, with something added for how much of one phrase they make up, and
 * a little where the name itself speaks of them in either language; 0 where a required word is missing.
 */
function scoreEntry(
  phrases: readonly Phrase[],
  ratings: readonly Ratings[],
  isRequired: readonly boolean[],
): number {
  let total = 0;
  const shares = phrases.map(() => 0);
  for (const [word, rating] of ratings.entries()) {
    let best = 0;
    for (const [place, { terms }] of phrases.entries()) {
      const here = terms.reduce((most, term) => Math.max(most, rating[term] ?? 0), 0);
      shares[place] = (shares[place] ?? 0) + here;
      best = Math.max(best, here);
    }
    if (best === 0 && isRequired[word]) return 0;
    total += best;
  }
  const fullest = phrases.map(
    ({ words }, place) => (shares[place] ?? 0) / Math.max(words, ratings.length, 1),
  );
  const named = Math.max(0, ...shares.slice(0, names));
  return (total + 0.05 * named) / ratings.length + 0.2 * Math.max(...fullest);
}
