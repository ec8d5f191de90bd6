import { expect, test } from 'vitest';
import {
  maxColumn,
  nextColumn,
  nextSlide,
  postStep,
  previousColumn,
  previousSlide,
  testimonialStep,
  topProductStep,
} from '~/islands/carousel/steps';

test('the arrows step by the specified pixels', () => {
  expect([topProductStep, testimonialStep, postStep]).toEqual([290, 570, 374]);
});

test('slides wrap around and stay at 0 if there are none', () => {
  expect([nextSlide(0, 3), nextSlide(2, 3), nextSlide(0, 0)]).toEqual([1, 0, 0]);
  expect([previousSlide(2, 3), previousSlide(0, 3), previousSlide(0, 0)]).toEqual([1, 2, 0]);
});

test('columns move by one, from the first to the last full view', () => {
  expect([16, 15, 14, 9, 8, 0].map(maxColumn)).toEqual([4, 4, 3, 1, 0, 0]);
  expect([nextColumn(0, 16), nextColumn(4, 16), nextColumn(0, 8)]).toEqual([1, 4, 0]);
  expect([previousColumn(3), previousColumn(0)]).toEqual([2, 0]);
});
