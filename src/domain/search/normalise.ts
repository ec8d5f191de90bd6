import { latinDigits } from '../digits';
import { romanise } from './devanagari';

/** A word in the two forms it is compared by. */
export interface Term {
  /** Spelling: lowercase, without diacritics, nuktas and joiners, with digits 0–9. */
  spelling: string;
  /** Phonetic key, equal for all spellings of a word in either script. */
  sound: string;
  /** Two neighbouring words, taken as one. */
  isPair?: boolean;
  /** A word that no product is called, such as a use. It fits only without mistakes, and from 4 letters unfinished. */
  isLabel?: boolean;
}

/** A word of a text, or two neighbouring ones, with its place in UTF-16 units. */
export interface Word extends Term {
  start: number;
  end: number;
}

const phoneticRules: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/[ct]?chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/a+u|ow|o/g, 'u'],
  [/w/g, 'v'],
  [/ea/g, 'i'],
  [/[ey]/g, 'i'],
  [/([bdgjkprstv])h/g, '$1'],
  [/(\D)\1+/g, '$1'],
];

/** The spelling of a word, ready to be compared: `'Jīrā'` → `'jira'`, `'१२'` → `'12'`. */
export function normalise(word: string): string {
  return latinDigits(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .toLowerCase();
}

/**
 * The phonetic key of a normalised word, however it is spelt: jeera, jira, zeera and जीरा all give `'jira'`,
 * khursani and khorsani `'kursani'`, chilly and chili `'cili'`, peeper and pepper `'pipir'`.
 */
export function phoneticKey(word: string): string {
  return phoneticRules.reduce((sound, [from, to]) => sound.replace(from, to), romanise(word));
}

/** Returns the words of a text in order. Everything except letters, marks and digits separates them. */
export function readWords(text: string): Word[] {
  // Many type a colon for the visarga of 'मःम'.
  const spelt = text.replace(/(\p{Script=Devanagari}):(?=\p{Script=Devanagari})/gu, '$1ः');
  return Array.from(spelt.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu), ({ 0: word, index }) => ({
    ...readTerm(word),
    start: index,
    end: index + word.length,
  })).filter((word) => word.spelling !== '');
}

/** Joins each two neighbouring words, so that 'momo' finds 'Mo:Mo'. */
export function joinPairs(words: readonly Word[]): Word[] {
  return words.slice(1).map((word, index) => {
    const before = words[index] ?? word;
    return { ...readTerm(before.spelling + word.spelling), isPair: true, start: before.start, end: word.end };
  });
}

export function readTerm(word: string): Term {
  const spelling = normalise(word);
  return { spelling, sound: phoneticKey(spelling) };
}
