import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutInParts, partSize } from '~/domain/part';

test('parts hold all items in order, none more than fit and only the last fewer', () => {
  fc.assert(
    fc.property(fc.nat(400), (length) => {
      const items = Array.from({ length }, (_, index) => index);
      const parts = cutInParts(items);
      expect(parts.flat()).toEqual(items);
      expect(parts.slice(0, -1).every((part) => part.length === partSize)).toBe(true);
      expect(parts.at(-1)?.length).toBeLessThanOrEqual(partSize);
    }),
  );
});

test('nothing is one empty part, and a full part is not followed by an empty one', () => {
  expect(cutInParts([])).toEqual([[]]);
  expect(cutInParts(Array.from({ length: 2 * partSize }, () => 0))).toHaveLength(2);
});

test('a part fills whole rows of one to six columns', () => {
  expect([1, 2, 3, 4, 5, 6].filter((columns) => partSize % columns > 0)).toEqual([]);
});
