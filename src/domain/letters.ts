/** Splits a text into letters with their signs: `'के…'` → `['के', '…']`. Firefox before 125 has no `Segmenter`. */
export function splitLetters(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/.[\p{M}\u200c\u200d]*/gsu) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Picks one of the six colour sets for the avatar of a name. */
export const avatarTone = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
