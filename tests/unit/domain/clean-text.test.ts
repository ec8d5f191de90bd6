import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, cleanTyped } from '~/domain/clean-text';
import { cleanDigits } from '~/domain/digits';
import { codePoint } from '../../support/texts';

test.each([
  ['direction marks and embeddings', '\u202a+977 980\u202c\u200e\u200f\u061c', '+977 980'],
  ['zero-width characters and byte order marks', '\u200border\u2060@\ufeffhotel', 'order@hotel'],
  ['soft hyphens', 'On\u00adion', 'Onion'],
  ['invisible letters', '\u3164Ram\u115f\u034f', 'Ram'],
  ['variation selectors in a number', '1\ufe0f2\ufe0e', '12'],
  ['joiners after anything but a letter or a sign', '\u200dRam 5\u200c6 \u200d', 'Ram 56 '],
  ['a second joiner', 'र्\u200d\u200cय', 'र्\u200dय'],
  ['tags outside of a flag', 'Ram\u{e0067}', 'Ram'],
])('a text during input loses %s', (_, text, clean) => {
  expect(cleanTyped(text)).toBe(clean);
});

test.each([
  ['a joiner in a conjunct', 'पर्\u200dयो राम्\u200cरो'],
  ['a joiner at its end', 'र्\u200d'],
  ['emoji of several parts', '👩🏽\u200d🌾 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈 ☎\ufe0e'],
  ['keycaps', '1\ufe0f\u20e3'],
  ['flags of regions', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['variants of Chinese characters', '葛\u{e0100}'],
  ['outer spaces and line breaks', ' Ram \n\tThapa\n'],
])('a text during input keeps %s', (_, text) => {
  expect(cleanTyped(text)).toBe(text);
});

test('a text during input has plain spaces and composed letters', () => {
  expect(cleanTyped('Jose\u0301\u00a0500\u202fg\u3000x')).toBe('José 500 g x');
});

test('a finished text has no spaces, joiners and invisible characters at its ends', () => {
  const texts = [' \ufeffRam Thapa\u00a0', 'पर्\u200d', 'र्\u200dय\u200c \u200d', '\u200d \u200b'];
  expect(texts.map(cleanText)).toEqual(['Ram Thapa', 'पर्', 'र्\u200dय', '']);
});

test('a finished text stays the same if it is cleaned again', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'aé क ् 1 🌾 🏴 葛 e'.split(' '), ...' \u00a0\u00ad\u200b\u200c\u200d\u0301\ufe0f'),
    codePoint,
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      for (const clean of [cleanTyped, cleanText]) expect(clean(clean(text))).toBe(clean(text));
    }),
  );
});

test('a number has digits of both scripts as 0–9', () => {
  expect(cleanDigits('\u202a९८\ufe0f०-12\u00a0')).toBe('980-12 ');
});
