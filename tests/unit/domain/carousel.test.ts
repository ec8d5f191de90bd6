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
  test('go round both ways', () => {
    expect(nextSlide(0, 2)).toBe(1);
    expect(nextSlide(1, 2)).toBe(0);
    expect(previousSlide(0, 2)).toBe(1);
    expect(previousSlide(1, 2)).toBe(0);
  });

  test('stay put where there is one, and are at 0 where there is none', () => {
    expect([nextSlide(0, 1), previousSlide(0, 1)]).toEqual([0, 0]);
    expect([nextSlide(0, 0), previousSlide(0, 0)]).toEqual([0, 0]);
  });

  test('next and previous undo each other and stay within the slides', () => {
    const place = fc
      .integer({ min: 1, max: 50 })
      .chain((count) => fc.tuple(fc.nat({ max: count - 1 }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([index, count]) => {
        const next = nextSlide(index, count);
        expect(next).toBeGreaterThanOrEqual(0);
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
    [1, 0],
    [0, 0],
  ])('%d items scroll to column %d at most', (items, column) => {
    expect(maxColumn(items)).toBe(column);
  });

  test('end at both ends', () => {
    expect(previousColumn(0)).toBe(0);
    expect(previousColumn(1)).toBe(0);
    expect(nextColumn(3, 16)).toBe(4);
    expect(nextColumn(4, 16)).toBe(4);
    expect(nextColumn(0, 8)).toBe(0);
  });

  test('any walk stays between the first and the last column', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.array(fc.boolean()), (items, presses) => {
        let column = 0;
        for (const isNext of presses) {
          const before = column;
          column = isNext ? nextColumn(column, items) : previousColumn(column);
          expect(Math.abs(column - before)).toBeLessThanOrEqual(1);
          expect(column).toBeGreaterThanOrEqual(0);
          expect(column).toBeLessThanOrEqual(maxColumn(items));
        }
      }),
    );
  });
});
