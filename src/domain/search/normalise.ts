import { romanise } from './devanagari';

/** A word in the two forms it is compared by. */
export interface Term {
  /** Lowercase, without diacritics, nuktas and joiners. */
  plain: string;
  /** The sound of it: all spellings of one word, in either script, fold to one form. */
  folded: string;
  /** Two words that stand together, taken as one. */
  isPair?: boolean;
}

/** A word of a text, or two that stand together, with its place in UTF-16 units. */
export interface Word extends Term {
  start: number;
  end: number;
}

const foldings: [RegExp, string][] = [
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
  [/(.)\1+/g, '$1'],
];

/** A word as it is typed, ready to be compared: `'Jīrā'` → `'jira'`. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .toLowerCase();
}

/**
 * The sound of a plain word, whichever way it is spelt: jeera, jira, zeera and जीरा all give `'jira'`,
 * khursani and khorsani `'kursani'`, chilly and chili `'cili'`, peeper and pepper `'pipir'`.
 */
export function fold(word: string): string {
  return foldings.reduce((sound, [from, to]) => sound.replace(from, to), romanise(word));
}

/** The words of a text in order: whatever is no letter, mark or digit stands between them. */
export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu), ({ 0: word, index }) => ({
    ...term(word),
    start: index,
    end: index + word.length,
  })).filter((word) => word.plain !== '');
}

/** Each two words that stand together as one, so that 'momo' finds 'Mo:Mo'. */
export function joinPairs(words: readonly Word[]): Word[] {
  return words.slice(1).map((word, index) => {
    const before = words[index] ?? word;
    return { ...term(before.plain + word.plain), isPair: true, start: before.start, end: word.end };
  });
}

export function term(word: string): Term {
  const typed = plain(word);
  return { plain: typed, folded: fold(typed) };
}
