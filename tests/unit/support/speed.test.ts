import { expect, test } from 'vitest';
import { findPaintFaults, type Paints } from '../../support/faults/speed';

const control: Paints = { firstPaint: 600, largestPaint: 1_000, speedIndex: 800, blocked: 10, shift: 0 };
const budget = { firstPaint: 2, largestPaint: 1.15, blocked: 60 };

test.each([
  ['is late to its first paint', { firstPaint: 1_201 }, /^firstPaint: 1201 ms, more than 2 times/],
  ['is late to its largest paint', { largestPaint: 1_151 }, /^largestPaint: 1151 ms, more than 1.15 times/],
  ['is blocked', { blocked: 71 }, /^blocked: 71 ms, more than 70 ms/],
  ['shifts', { shift: 0.011 }, /^shift: 0.011, more than 0.01/],
])('a page that %s exceeds its budget', (_, slow, fault) => {
  expect(findPaintFaults({ ...control, ...slow }, control, budget)).toEqual([expect.stringMatching(fault)]);
});

test('a page at its limits keeps its budget', () => {
  const limits = { ...control, firstPaint: 1_200, largestPaint: 1_150, blocked: 70, shift: 0.01 };
  expect(findPaintFaults(limits, control, budget)).toEqual([]);
  expect(
    findPaintFaults({ ...limits, blocked: 999 }, control, { firstPaint: 2, largestPaint: 1.15 }),
  ).toEqual([]);
});
