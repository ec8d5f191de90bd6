import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '~/domain/search/edit-distance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('the distance of two words', () => {
  test.each([
    ['cumin', 'cumin', 0, 0],
    ['cumn', 'cumin', 1, 1],
    ['cummin', 'cumin', 1, 1],
    ['comin', 'cumin', 1, 1],
    ['cumni', 'cumin', 1, 1],
    ['kitten', 'sitting', 3, 2],
    ['trum', 'turmeric', 5, 1],
  ])('%j and %j is %d, to its beginning %d', (typed, word, whole, prefix) => {
    expect(editDistance(typed, word)).toEqual({ whole, prefix });
  });

  test('to a beginning is the least distance to all beginnings of the word', () => {
    fc.assert(
      fc.property(word, word, (typed, text) => {
        const ends = Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end));
        const distances = ends.map((beginning) => editDistance(typed, beginning).whole);
        expect(editDistance(typed, text).prefix).toBe(Math.min(...distances));
      }),
    );
  });

  test('with a limit is infinite beyond it and otherwise the same', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (typed, text, most) => {
        const { whole, prefix } = editDistance(typed, text);
        const within = (edits: number) => (edits > most ? Number.POSITIVE_INFINITY : edits);
        expect(editDistance(typed, text, most)).toEqual({ whole: within(whole), prefix: within(prefix) });
      }),
    );
  });
});
