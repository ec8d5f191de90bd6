import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '~/domain/search/edit-distance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('the distance of two words', () => {
  test.each([
    ['cumin', 'cumin', 0],
    ['cumn', 'cumin', 1],
    ['cummin', 'cumin', 1],
    ['comin', 'cumin', 1],
    ['cumni', 'cumin', 1],
    ['tumeric', 'turmeric', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['', '', 0],
  ])('%j and %j is %d', (typed, whole, edits) => {
    expect(editDistance(typed, whole).whole).toBe(edits);
  });

  test('is 0 only to itself, the same both ways and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const { whole } = editDistance(one, other);
        expect(whole === 0).toBe(one === other);
        expect(editDistance(other, one).whole).toBe(whole);
        expect(whole).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(whole).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  test('is at most 1 after one edit', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('a', 'x'), (text, pick, letter) => {
        const at = text.length === 0 ? 0 : pick % text.length;
        const [before, after] = [text.slice(0, at), text.slice(at)];
        const swapped = before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
        for (const edited of [
          before + letter + after,
          before + after.slice(1),
          before + letter + after.slice(1),
          swapped,
        ]) {
          expect(editDistance(edited, text).whole).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('the distance to the beginning of a word', () => {
  test('is the least of the distances to all its beginnings', () => {
    fc.assert(
      fc.property(word, word, (typed, text) => {
        const beginnings = Array.from(
          { length: text.length + 1 },
          (_, end) => editDistance(typed, text.slice(0, end)).whole,
        );
        expect(editDistance(typed, text).prefix).toBe(Math.min(...beginnings));
      }),
    );
  });

  test('is 0 for a word that is being typed', () => {
    expect(editDistance('turm', 'turmeric')).toEqual({ whole: 4, prefix: 0 });
    expect(editDistance('trum', 'turmeric').prefix).toBe(1);
  });
});

test('a limit changes nothing but what lies beyond it', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (typed, text, most) => {
      const { whole, prefix } = editDistance(typed, text);
      const within = (edits: number) => (edits > most ? Number.POSITIVE_INFINITY : edits);
      expect(editDistance(typed, text, most)).toEqual({ whole: within(whole), prefix: within(prefix) });
    }),
    { numRuns: 1000 },
  );
});
