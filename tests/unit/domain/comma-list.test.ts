import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '~/domain/clean-text';
import { readCommaList, writeCommaList } from '~/domain/comma-list';

test.each([
  ['Salt,turmeric ,  , mint', ['Salt', 'turmeric', 'mint']],
  [
    'Salt, chilli (red, dried), ‘Garam, hot’ mix, 1,5 % citric acid',
    ['Salt', 'chilli (red, dried)', '‘Garam, hot’ mix', '1,5 % citric acid'],
  ],
  ['"5 % off, always", rack', ['5 % off, always', 'rack']],
  ['chilli (red, salt', ['chilli (red', 'salt']],
  ['12" rack, 6" rack', ['12" rack', '6" rack']],
  [' , ', []],
])('the list %j has the entries %j', (text, entries) => {
  expect(readCommaList(text)).toEqual(entries);
});

test('any entries are written so that they are read again', () => {
  const letter = fc.constantFrom(...'a1,"(‘“ )’”');
  const entry = fc
    .string({ unit: letter })
    .map(cleanText)
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      expect(readCommaList(writeCommaList(list))).toEqual(list);
    }),
  );
});
