import fc from 'fast-check';
import { cleanText } from '~/domain/clean-text';
import { text } from '~/lib/content/shapes';

/** Texts that YAML could parse as other types. */
const awkward = fc.constantFrom(
  ...'yes null ~ 1e3 0x1F 12:30 2025-08-12 "quoted" &anchor *alias !tag % @ ` >- | ? ='.split(' '),
  ...['- a', '# no comment', 'a: b', 'a #b', "it's", '[a, b]', '{ a }', 'a, b', 'two  spaces'],
  ...['back\\slash', 'नमस्ते संसार', '\u{1f336}', 'a\u00a0b', '\ufeffmark'],
);
const anything = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
const words = fc.array(fc.oneof(awkward, fc.lorem({ maxCount: 12 })), { minLength: 1, maxLength: 30 });

/** Any text that a form accepts and stores unchanged. */
export const soundText = fc
  .oneof(
    awkward,
    anything,
    words.map((parts) => parts.join(' ')),
  )
  .map(cleanText)
  .filter((value) => !/\{\w+\}/.test(value) && text.safeParse(value).success);
