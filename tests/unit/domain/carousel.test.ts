import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maxColumn,
  nextColumn,
  nextSlide,
  postStep,
  previousColumn,
  previousSlide,
  testimonialStep,
  topProductStep,
} from '~/domain/carousel';

test('the arrows step by the specified pixels', () => {
  expect([topProductStep, testimonialStep, postStep]).toEqual([290, 570, 374]);
});

describe('slides', () => {
  test('wrap around in both directions', () => {
    expect([nextSlide(0, 2), nextSlide(1, 2), previousSlide(0, 2), previousSlide(1, 2)]).toEqual([
      1, 0, 1, 0,
    ]);
    expect([nextSlide(0, 0), previousSlide(0, 0)]).toEqual([0, 0]);
  });

  test('next and previous undo each other and stay within the slides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (count, any) => {
        const index = any % count;
        const next = nextSlide(index, count);
        expect(next).toBeLessThan(count);
        expect(previousSlide(next, count)).toBe(index);
        expect(nextSlide(previousSlide(index, count), count)).toBe(index);
      }),
    );
  });
});

describe('columns', () => {
  test.each([
    [16, 4],
    [15, 4],
    [14, 3],
    [9, 1],
    [8, 0],
    [0, 0],
  ])('%d items scroll to column %d at most', (items, column) => {
    expect(maxColumn(items)).toBe(column);
  });

  test('move by one and stop at both ends', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat(), (items, any) => {
        const last = maxColumn(items);
        const column = any % (last + 1);
        expect(nextColumn(column, items)).toBe(Math.min(column + 1, last));
        expect(previousColumn(column)).toBe(Math.max(column - 1, 0));
      }),
    );
  });
});
