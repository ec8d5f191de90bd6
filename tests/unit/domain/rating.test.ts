import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStars, resolveRating, starCharacters } from '~/domain/rating';

describe('stars', () => {
  test.each([
    [0, '☆☆☆☆☆'],
    [0.4, '☆☆☆☆☆'],
    [0.5, '⯪☆☆☆☆'],
    [3, '★★★☆☆'],
    [3.4, '★★★☆☆'],
    [3.5, '★★★⯪☆'],
    [4.5, '★★★★⯪'],
    [4.9, '★★★★⯪'],
    [5, '★★★★★'],
  ])('of %d are %s', (rating, characters) => {
    expect(starCharacters(rating)).toBe(characters);
  });

  test.each([
    [-1, { full: 0, half: 0, empty: 5 }],
    [Number.NEGATIVE_INFINITY, { full: 0, half: 0, empty: 5 }],
    [Number.NaN, { full: 0, half: 0, empty: 5 }],
    [5.5, { full: 5, half: 0, empty: 0 }],
    [Number.POSITIVE_INFINITY, { full: 5, half: 0, empty: 0 }],
  ])('of %d stay within five', (rating, stars) => {
    expect(countStars(rating)).toEqual(stars);
  });

  test('are always five whole counts, whatever the rating', () => {
    fc.assert(
      fc.property(fc.double(), (rating) => {
        const { full, half, empty } = countStars(rating);
        expect(full + half + empty).toBe(5);
        expect([0, 1]).toContain(half);
        for (const count of [full, empty]) {
          expect(Number.isInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
        }
        expect([...starCharacters(rating)]).toHaveLength(5);
      }),
    );
  });

  test('never fall as the rating rises', () => {
    const worth = (rating: number) => countStars(rating).full + countStars(rating).half / 2;
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (a, b) => {
          expect(worth(Math.max(a, b))).toBeGreaterThanOrEqual(worth(Math.min(a, b)));
        },
      ),
    );
  });
});

describe('a stored rating', () => {
  const never = () => {
    throw new Error('must not be asked');
  };

  test('is read without asking for a random number', () => {
    expect(resolveRating('4.5', never)).toBe(4.5);
    expect(resolveRating('3', never)).toBe(3);
    expect(resolveRating('0', never)).toBe(0);
  });

  test.each([
    [0, 3],
    [0.5, 4],
    [0.999999, 5],
    [1, 5],
  ])('that is missing becomes, with a draw of %d, %d', (draw, rating) => {
    expect(resolveRating(undefined, () => draw)).toBe(rating);
    expect(resolveRating(' ', () => draw)).toBe(rating);
    expect(resolveRating('good', () => draw)).toBe(rating);
  });

  test('that is missing becomes one of the 21 values from 3.0 to 5.0', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (draw) => {
        const rating = resolveRating(undefined, () => draw);
        expect(rating).toBeGreaterThanOrEqual(3);
        expect(rating).toBeLessThanOrEqual(5);
        expect(rating).toBe(Number(rating.toFixed(1)));
      }),
    );
    for (let step = 0; step < 21; step++) seen.add(resolveRating(undefined, () => (step + 0.5) / 21));
    expect(seen.size).toBe(21);
  });

  test('that is missing is drawn without a source of its own, too', () => {
    expect(resolveRating(undefined)).toBeGreaterThanOrEqual(3);
    expect(resolveRating(undefined)).toBeLessThanOrEqual(5);
  });
});
