import { joinPairs, readWords, type Term } from './normalise';
import { type QueryWord, readQuery } from './query';
import { exactScore, fuzzyScore, type Score, wholeScore } from './score';

/** Searchable texts of a product. */
export interface Entry {
  /** The number of the product, found like a word. */
  id: string;
  name: string;
  /** The name in another language. */
  nepali: string;
  /** Nepali words in Latin letters. */
  romanised: readonly string[];
  /** Ids of its uses. */
  uses?: readonly string[];
}

/** Words that no product is called, and what they find instead. */
export interface Labels {
  /** Further names of each use. */
  uses: Readonly<Record<string, string>>;
  /** Words for what the catalogue lacks, by the id of the nearest kind of product. */
  unsold: Readonly<Record<string, string>>;
}

interface Phrase {
  /** Places of its words and joined pairs in the vocabulary. */
  terms: number[];
  words: number;
}

export interface Index {
  entries: { id: string; phrases: Phrase[]; isKind?: boolean }[];
  /** Every different word once, so that a query is compared with it once. */
  vocabulary: Term[];
}

/** The first phrases of an entry are its names, English and Nepali. */
const names = 2;

/** Matches separators of two searches in one query. */
const joint = /[,;]|\s(?:and|ra|र)\s/iu;

/** Scores of a query word for each word of the vocabulary. */
type Scores = number[];

/** Prepares products for {@link search}; the order of the entries is the order among equals. */
export function buildIndex(entries: readonly Entry[], labels: Labels = { uses: {}, unsold: {} }): Index {
  const places = new Map<string, number>();
  const vocabulary: Term[] = [];
  const place = ({ spelling, sound, isPair = false, isLabel = false }: Term): number => {
    const key = `${spelling}${isPair}${isLabel}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, vocabulary.length);
    return vocabulary.push({ spelling, sound, isPair, isLabel }) - 1;
  };
  const readPhrase = (text: string): Phrase => {
    const words = readWords(text);
    return { terms: [...words, ...joinPairs(words)].map(place), words: words.length };
  };
  const readLabels = (texts: readonly (string | undefined)[]): Phrase => ({
    terms: readWords(texts.join(' ')).map((word) => place({ ...word, isLabel: true })),
    words: texts.length,
  });
  const products = entries.map(({ id, name, nepali, romanised, uses = [] }) => ({
    id,
    phrases: [
      ...[name, nepali, id, ...romanised].map(readPhrase),
      readLabels([...uses, ...uses.map((use) => labels.uses[use])]),
    ],
  }));
  const kinds = Object.entries(labels.unsold).map(([id, words]) => ({
    id,
    isKind: true,
    phrases: [readLabels([words])],
  }));
  return { entries: [...products, ...kinds], vocabulary };
}

/**
 * The ids of the entries in which every word of the query is found, best first; all of them for a query without words.
 * Spelling mistakes are looked for only where a word, or the query as a whole, is found nowhere as typed,
 * and general words such as 'masala' may go unfound only when nothing else is left.
 * A number finds the product of that number, and the beginning of a number only if no product has it. A query such as
 * `'besar, jeera'` or `'बेसार र जीरा'` that fits no entry as a whole is taken as several.
 * A word that the catalogue lacks finds the nearest kind of product, alone.
 */
export function search(index: Index, query: string): string[] {
  const hits = searchWhole(index, query);
  const parts = query.split(joint).filter((part) => readWords(part).length > 0);
  if (hits.length > 0 || parts.length < 2) return hits;
  return [...new Set(parts.flatMap((part) => searchWhole(index, part)))];
}

function searchWhole(index: Index, query: string): string[] {
  const words = readQuery(query);
  if (words.length === 0) return listIds(index.entries);

  const attempts = words.map((word) => {
    const [exact, fuzzy] = word.isExact ? [wholeScore, exactScore] : [exactScore, fuzzyScore];
    return {
      exact: scoreVocabulary(index, word, exact),
      fuzzy: () => scoreVocabulary(index, word, fuzzy),
    };
  });
  const all = words.map(() => true);
  const corrected = attempts.map(({ exact, fuzzy }) => (exact.some((score) => score > 0) ? exact : fuzzy()));
  const hits = rankEntries(index, corrected, all);
  if (hits.length > 0) return hits;

  const either = attempts.map(({ exact, fuzzy }) => {
    const others = fuzzy();
    return exact.map((score, place) => Math.max(score, others[place] ?? 0));
  });
  const fuzzyHits = rankEntries(index, either, all);
  if (fuzzyHits.length > 0) return fuzzyHits;

  const isRequired = words.map(({ isGeneral }) => !isGeneral);
  return rankEntries(index, either, isRequired);
}

/** A label counts only if it fits better than the names of all products. */
function scoreVocabulary(
  { vocabulary }: Index,
  { forms: [typed, ...others] }: QueryWord,
  score: Score,
): Scores {
  let named = 0;
  const scores = vocabulary.map((term) => {
    let best = score(typed, term);
    for (const form of others) best = Math.max(best, 0.95 * score(form, term));
    if (best > named && !term.isLabel) named = best;
    return best;
  });
  return scores.map((score, place) =>
    score > 0 && score <= named && vocabulary[place]?.isLabel ? 0 : score,
  );
}

function rankEntries(index: Index, scores: readonly Scores[], isRequired: readonly boolean[]): string[] {
  const required = scores.filter((_, word) => isRequired[word]);
  const ranked = index.entries
    .filter(({ phrases }) => required.every((fits) => hasFit(phrases, fits)))
    .map((entry) => ({ entry, score: scoreEntry(entry.phrases, scores) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return listIds(ranked.map(({ entry }) => entry));
}

/** Lists all products, or the category that matches best. */
function listIds(entries: Index['entries']): string[] {
  return entries.filter(({ isKind }) => isKind === entries[0]?.isKind).map(({ id }) => id);
}

const hasFit = (phrases: readonly Phrase[], fits: Scores) =>
  phrases.some(({ terms }) => terms.some((term) => fits[term]));

/**
 * The mean score of the query's words, more where they make up much of one phrase, and a little more where they
 * are in the name itself, in either language.
 */
function scoreEntry(phrases: readonly Phrase[], scores: readonly Scores[]): number {
  let total = 0;
  const shares = phrases.map(() => 0);
  for (const fits of scores) {
    let best = 0;
    for (const [place, { terms }] of phrases.entries()) {
      const here = terms.reduce((most, term) => Math.max(most, fits[term] ?? 0), 0);
      shares[place] = (shares[place] ?? 0) + here;
      best = Math.max(best, here);
    }
    total += best;
  }
  const fullest = phrases.map(({ words }, place) => (shares[place] ?? 0) / Math.max(words, scores.length));
  const named = Math.max(...shares.slice(0, names));
  return (total + 0.05 * named) / scores.length + 0.2 * Math.max(...fullest);
}
