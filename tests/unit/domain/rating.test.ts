import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStars, resolveRating, starCharacters } from '~/domain/rating';

describe('stars', () => {
  test.each([
    [Number.NaN, '☆☆☆☆☆'],
    [-1, '☆☆☆☆☆'],
    [0.4, '☆☆☆☆☆'],
    [0.5, '⯪☆☆☆☆'],
    [3, '★★★☆☆'],
    [3.4, '★★★☆☆'],
    [3.5, '★★★⯪☆'],
    [4.9, '★★★★⯪'],
    [5, '★★★★★'],
    [5.5, '★★★★★'],
    [Number.POSITIVE_INFINITY, '★★★★★'],
  ])('of %d are %s', (rating, characters) => {
    expect(starCharacters(rating)).toBe(characters);
    const [full = 0, half = 0, empty = 0] = ['★', '⯪', '☆'].map((star) => characters.split(star).length - 1);
    expect(countStars(rating)).toEqual({ full, half, empty });
  });

  test('are always five and rise with the rating', () => {
    const rating = fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ noNaN: true }));
    const worth = (rating: number) => countStars(rating).full + countStars(rating).half / 2;
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        expect([...starCharacters(a)]).toHaveLength(5);
        expect(worth(Math.max(a, b))).toBeGreaterThanOrEqual(worth(Math.min(a, b)));
      }),
    );
  });
});

describe('a stored rating', () => {
  test.each(['4.5', '3', '0'])('%s is parsed without a random number', (rating) => {
    const never = () => expect.unreachable();
    expect(resolveRating(rating, never)).toBe(Number(rating));
  });

  test.each([
    [0, 3],
    [0.5, 4],
    [0.999999, 5],
    [1, 5],
  ])('that is missing becomes for the random number %d %d', (draw, rating) => {
    for (const missing of [undefined, ' ', 'good']) expect(resolveRating(missing, () => draw)).toBe(rating);
  });

  test('that is missing is drawn evenly from 3.0 to 5.0', () => {
    const drawn = Array.from({ length: 21 }, (_, step) => resolveRating(undefined, () => (step + 0.5) / 21));
    expect(drawn).toEqual(Array.from({ length: 21 }, (_, step) => (30 + step) / 10));
  });
});
