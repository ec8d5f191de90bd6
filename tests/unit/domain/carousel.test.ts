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
  test('stay at 0 if there are none', () => {
    expect([nextSlide(0, 0), previousSlide(0, 0)]).toEqual([0, 0]);
  });

  test('next wraps around and previous undoes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (count, any) => {
        const index = any % count;
        const next = nextSlide(index, count);
        expect(next).toBe(index === count - 1 ? 0 : index + 1);
        expect(previousSlide(next, count)).toBe(index);
      }),
    );
  });
});

describe('columns', () => {
  test('scroll as far as the last full view', () => {
    expect([16, 15, 14, 9, 8, 0].map(maxColumn)).toEqual([4, 4, 3, 1, 0, 0]);
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
