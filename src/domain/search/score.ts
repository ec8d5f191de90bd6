import { editDistance } from './edit-distance';
import type { Term } from './normalise';

/** Returns the score of a typed word for another word; 0 if it does not match. */
export type Score = (typed: Term, word: Term) => number;

const shortestSound = 3;
const shortestInside = 4;
const shortestBeginning = 5;

/** 1 if a typed word is another word, spelt the same. */
export const wholeScore: Score = (typed, word) => (typed.spelling === word.spelling ? 1 : 0);

/**
 * How well a typed word fits another without mistakes, from 1 (the same) down to 0.45 (inside it); 0 where
 * neither form of it is that word, its beginning or a part of it.
 */
export function exactScore(typed: Term, word: Term): number {
  if (typed.spelling === word.spelling) return 1;
  if (typed.sound === word.sound) return 0.9;
  const isShort = typed.spelling.length < shortestInside;
  if (word.isLabel && isShort) return 0;
  if (word.spelling.startsWith(typed.spelling)) return 0.7 + shareBonus(typed.spelling, word.spelling);
  if (word.isLabel || typed.sound.length < shortestSound) return 0;
  if (word.sound.startsWith(typed.sound)) return 0.5 + shareBonus(typed.sound, word.sound);
  if (word.isPair || isShort) return 0;
  return word.spelling.includes(typed.spelling) || word.sound.includes(typed.sound) ? 0.45 : 0;
}

/**
 * How well a typed word with spelling mistakes fits another, at most 0.4; 0 where it does not.
 * One mistake is forgiven from 4 letters, two from 8; of an unfinished word from 5 letters. Letters are
 * counted as typed, and a phonetic key of fewer than 3 fits nothing: 'aaaaaaaa' finds nothing. Words of fewer than 4
 * letters are never misspelt: 'salt' is not 'sat'.
 */
export function fuzzyScore(typed: Term, word: Term): number {
  const letters = typed.spelling.length;
  const forgiven = letters >= 8 ? 2 : 1;
  const shortest = Math.min(letters, word.spelling.length);
  if (word.isLabel || shortest < shortestInside || typed.sound.length < shortestSound) return 0;
  return Math.max(
    scoreForm(typed.spelling, word.spelling, forgiven, letters),
    scoreForm(typed.sound, word.sound, forgiven, letters),
  );
}

function scoreForm(typed: string, word: string, forgiven: number, letters: number): number {
  if (countMissingLetters(typed, word) > forgiven) return 0;
  // A first letter may be left out, added or swapped, but another one begins another word: 'hing' is not 'king'.
  if (typed[0] !== word[0] && typed[0] !== word[1] && typed[1] !== word[0]) return 0;
  if (letters < shortestBeginning && word.length > typed.length + forgiven) return 0;
  const { whole, prefix } = editDistance(typed, word.slice(0, typed.length + forgiven + 1), forgiven);
  if (whole <= forgiven) return 0.5 - whole / 10;
  return letters >= shortestBeginning && prefix <= forgiven ? 0.4 - prefix / 10 : 0;
}

/** Letters of one word that the other has nowhere. Never more than the edit distance, and quicker to count. */
function countMissingLetters(typed: string, word: string): number {
  let missing = 0;
  for (const letter of typed) if (!word.includes(letter)) missing++;
  return missing;
}

function shareBonus(part: string, whole: string): number {
  return (0.15 * part.length) / whole.length;
}
