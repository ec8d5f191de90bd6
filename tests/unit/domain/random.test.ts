import { expect, test } from 'vitest';
import { seedRandom } from '~/domain/random';

const draw = (seed: string) => Array.from({ length: 5 }, seedRandom(seed));

test('equal seeds give equal numbers', () => {
  expect(draw('टिमुर')).toEqual(draw('टिमुर'));
  expect(draw('timur 1')).not.toEqual(draw('timur 2'));
});

test('numbers of many seeds are spread evenly', () => {
  const tenths = Array.from({ length: 10_000 }, (_, index) => Math.floor(seedRandom(`seed ${index}`)() * 10));
  for (let tenth = 0; tenth < 10; tenth++)
    expect(Math.abs(tenths.filter((found) => found === tenth).length - 1000)).toBeLessThan(150);
});
