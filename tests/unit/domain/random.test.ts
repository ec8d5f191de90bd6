import { expect, test } from 'vitest';
import { seedRandom } from '~/domain/random';

const draw = (seed: string) => Array.from({ length: 5 }, seedRandom(seed));

test('equal seeds give equal numbers', () => {
  expect(draw('टिमुर')).toEqual(draw('टिमुर'));
  expect(draw('timur 1')).not.toEqual(draw('timur 2'));
});
