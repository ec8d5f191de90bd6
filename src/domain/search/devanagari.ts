/** Latin spellings of अ … ह (U+0905–U+0939) and of the vowel signs ा … ौ (U+093E–U+094C), in their order. */
const letters =
  'a aa i ii u uu ri l e e e ai o o o au k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l w sh sh s h'.split(
    ' ',
  );
const vowelSigns = 'aa i ii u uu ri ri e e e ai o o o au'.split(' ');

const firstLetter = 0x905;
const firstSign = 0x93e;

/**
 * Devanagari in Latin letters, roughly as Nepali is written by those who have no Nepali keyboard:
 * `'जीरा'` → `'jiiraa'`. A consonant's own 'a' is left out at the end of a word. Other text stays.
 */
export function romanise(text: string): string {
  return text
    .replace(/([क-ह])(?![ा-्])/g, '$1अ')
    .replace(/([क-ह])अ$/, '$1')
    .replace(/[\u0900-\u0963]/g, (character) => {
      const code = character.charCodeAt(0);
      if (/[ँं]/.test(character)) return 'n';
      return letters[code - firstLetter] ?? vowelSigns[code - firstSign] ?? '';
    });
}
