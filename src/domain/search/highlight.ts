import { joinPairs, readWords, type Term, type Word } from './normalise';
import { readQuery } from './query';
import { exactScore, fuzzyScore, type Score } from './score';

/** A piece of a text, hit by the query or not. */
export interface Piece {
  text: string;
  hit: boolean;
}

type Range = Pick<Word, 'start' | 'end'>;

/**
 * A text in pieces that together make up the text, with what the query's words hit marked: the typed part
 * of a word where it is spelt the same, the whole word where it is only meant. Two words together and words
 * that may be misspelt are marked only where no single word is surely meant.
 */
export function highlight(text: string, query: string): Piece[] {
  const words = readWords(text);
  const pairs = joinPairs(words);
  const ranges = readQuery(query).flatMap(({ forms }) => {
    const attempts = [exactScore, fuzzyScore].flatMap((score) =>
      [words, pairs].map((places) => () => findRanges(text, places, forms, score)),
    );
    for (const attempt of attempts) {
      const found = attempt();
      if (found.length > 0) return found;
    }
    return [];
  });
  return cutInPieces(text, ranges);
}

function findRanges(text: string, places: readonly Word[], forms: readonly Term[], score: Score): Range[] {
  return places.flatMap((place) => {
    const form = forms.find((form) => score(form, place) > 0);
    return form ? [narrow(text, place, form)] : [];
  });
}

/**
 * Returns the typed part of a word if the text contains it as typed, otherwise the whole word. A word with combining
 * marks stays whole, since a Devanagari syllable cut in two is drawn wrongly.
 */
function narrow(text: string, { start, end }: Word, { spelling }: Term): Range {
  const word = text.slice(start, end);
  const lower = word.toLowerCase();
  const at = /\p{M}/u.test(word) || lower.length !== word.length ? -1 : lower.indexOf(spelling);
  return at < 0 ? { start, end } : { start: start + at, end: start + at + spelling.length };
}

function cutInPieces(text: string, ranges: Range[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    add(pieces, text.slice(done, start), false);
    add(pieces, text.slice(Math.max(done, start), end), true);
    done = end;
  }
  add(pieces, text.slice(done), false);
  return pieces;
}

function add(pieces: Piece[], text: string, hit: boolean): void {
  const last = pieces.at(-1);
  if (last?.hit === hit) last.text += text;
  else if (text !== '') pieces.push({ text, hit });
}
