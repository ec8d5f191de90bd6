import { measure } from './distance';
import type { Term } from './normalise';

const shortestSound = 3;
const shortestInside = 4;
const shortestBeginning = 5;

/**
 * How sure it is that a typed word means another, from 1 (the same) down to 0.45 (inside it); 0 where
 * neither form of it is that word, its beginning or a part of it.
 */
export function compare(typed: Term, word: Term): number {
  if (typed.plain === word.plain) return 1;
  if (typed.folded === word.folded) return 0.9;
  if (word.plain.startsWith(typed.plain)) return 0.7 + share(typed.plain, word.plain);
  if (typed.folded.length < shortestSound) return 0;
  if (word.folded.startsWith(typed.folded)) return 0.5 + share(typed.folded, word.folded);
  if (word.isPair || typed.plain.length < shortestInside) return 0;
  return word.plain.includes(typed.plain) || word.folded.includes(typed.folded) ? 0.45 : 0;
}

/**
 * How likely it is that a typed word with a mistake in it means another, at most 0.4; 0 where it does not.
 * One mistake is forgiven from 4 letters, two from 8; of an unfinished word from 5 letters. Letters are
 * counted as typed, and a sound of fewer than 3 is none: 'aaaaaaaa' means nothing.
 */
export function guess(typed: Term, word: Term): number {
  const letters = typed.plain.length;
  const forgiven = letters >= 8 ? 2 : letters >= 4 ? 1 : 0;
  if (forgiven === 0 || typed.folded.length < shortestSound) return 0;
  return Math.max(
    guessForm(typed.plain, word.plain, forgiven, letters),
    guessForm(typed.folded, word.folded, forgiven, letters),
  );
}

function guessForm(typed: string, word: string, forgiven: number, letters: number): number {
  if (countMissing(typed, word) > forgiven) return 0;
  if (letters < shortestBeginning && word.length > typed.length + forgiven) return 0;
  const { whole, prefix } = measure(typed, word.slice(0, typed.length + forgiven + 1), forgiven);
  if (whole <= forgiven) return 0.5 - whole / 10;
  return letters >= shortestBeginning && prefix <= forgiven ? 0.4 - prefix / 10 : 0;
}

/** Letters of one word that the other has nowhere: never more than the edits between them, and soon counted. */
function countMissing(typed: string, word: string): number {
  let missing = 0;
  for (const letter of typed) if (!word.includes(letter)) missing++;
  return missing;
}

function share(part: string, whole: string): number {
  return (0.15 * part.length) / whole.length;
}
