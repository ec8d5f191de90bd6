import { expect, test } from 'vitest';
import { countStars, describeStars, resolveRating, seedRandom, starCharacters } from '~/domain/rating';

test.each([
  [Number.NaN, '☆☆☆☆☆'],
  [-1, '☆☆☆☆☆'],
  [0.4, '☆☆☆☆☆'],
  [0.5, '⯪☆☆☆☆'],
  [3.5, '★★★⯪☆'],
  [4.9, '★★★★⯪'],
  [5.5, '★★★★★'],
])('the stars of %d are %s', (rating, characters) => {
  expect(starCharacters(rating)).toBe(characters);
  const [full, half, empty] = ['★', '⯪', '☆'].map((star) => characters.split(star).length - 1);
  expect(countStars(rating)).toEqual({ full, half, empty });
});

test('a rating is said in the numerals of the page', () => {
  expect(describeStars(4.5, 'en')).toEqual({ characters: '★★★★⯪', said: '4.5' });
  expect(describeStars(4.96, 'ne').said).toBe('५.०');
});

test('a stored rating is parsed without a random number', () => {
  const never = () => expect.unreachable();
  for (const rating of ['4.5', '3', '0']) expect(resolveRating(rating, never)).toBe(Number(rating));
});

test('a stored rating that is missing is drawn evenly from 3.0 to 5.0', () => {
  for (const missing of [undefined, ' ', 'good'])
    expect([0, 0.5, 0.999999, 1].map((draw) => resolveRating(missing, () => draw))).toEqual([3, 4, 5, 5]);
  const drawn = Array.from({ length: 21 }, (_, step) => resolveRating(undefined, () => (step + 0.5) / 21));
  expect(drawn).toEqual(Array.from({ length: 21 }, (_, step) => (30 + step) / 10));
});

test('equal seeds give equal numbers', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, seedRandom(seed));
  expect(draw('टिमुर')).toEqual(draw('टिमुर'));
  expect(draw('timur 1')).not.toEqual(draw('timur 2'));
});
