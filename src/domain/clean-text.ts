/** Invisible characters that shape a text. */
const shaping = [
  // A joiner after a letter or a sign: 'र्‍य'.
  String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}][\u200c\u200d]`,
  // Flags of regions, other emoji, and keycaps.
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+`,
  String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]*(?:\u200d(?=\p{Extended_Pictographic}))?`,
  String.raw`\ufe0f(?=\u20e3)`,
  // Variants of Chinese characters.
  String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|');

const invisible = new RegExp(`(${shaping})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, 'gu');

/** Most texts. Pictures in content files have millions of letters. */
const plain = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Cleans a text that may be unfinished. Removes invisible format characters, replaces other spaces by plain ones
 * and composes letters with their accents (NFC). Keeps a joiner at the end, because the next letter may follow.
 */
export function cleanTyped(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(invisible, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');
}

/** Cleans a finished text. Also removes white space and joiners at its ends. */
export const cleanText = (text: string): string =>
  cleanTyped(text)
    .replace(/[\s\u200c\u200d]+$/, '')
    .trimStart();
