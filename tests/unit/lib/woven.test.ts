import { expect, test } from 'vitest';
import { parseCloth, readCloth } from '~/lib/woven';

test('draws each run of a thread as one stretch', () => {
  const { width, height, threads } = parseCloth('rr.t\n.rrr\n');
  expect([width, height]).toEqual([4, 2]);
  expect(Object.fromEntries(threads)).toEqual({ r: 'M0 0h2v1h-2zM1 1h3v1h-3z', t: 'M3 0h1v1h-1z' });
});

test('names the file of a picture that is missing', () => {
  expect(() => readCloth('nothing')).toThrow('src/assets/woven/nothing.txt');
});
