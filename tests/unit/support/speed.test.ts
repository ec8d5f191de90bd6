import { describe, expect, it } from 'vitest';
import { findMedian, findSpeedFaults, mergeVisits, type Visit } from '../../support/faults/speed';

const visit = (change: Partial<Visit> = {}): Visit => ({
  scores: { performance: 100, seo: 100 },
  firstPaint: 700,
  largestPaint: 1000,
  blocked: 0,
  shift: 0,
  lost: [],
  ...change,
});
const budget = { performance: 98, firstPaint: 1.4, largestPaint: 1.25 };

describe('visits of Lighthouse', () => {
  it('are merged by the median of each number', () => {
    const merged = mergeVisits([
      visit({ firstPaint: 900, scores: { performance: 97, seo: 100 }, lost: ['speed-index'] }),
      visit({ firstPaint: 500, largestPaint: 2000, scores: { performance: 100 } }),
      visit({ firstPaint: 600, largestPaint: 1500 }),
    ]);
    expect(merged).toEqual(visit({ firstPaint: 600, largestPaint: 1500, lost: ['speed-index'] }));
  });

  it('have no median without a number', () => {
    expect(() => findMedian([])).toThrow('nothing');
    expect(() => mergeVisits([])).toThrow('no visit');
  });

  it('are without fault at the limits', () => {
    expect(findSpeedFaults(visit({ firstPaint: 980, largestPaint: 1250 }), visit(), budget)).toEqual([]);
  });

  it.each([
    [
      { scores: { performance: 97, seo: 100 }, lost: ['speed-index'] },
      'performance: 97 of 100, lost by speed-index',
    ],
    [{ scores: { performance: 98, seo: 99 }, lost: ['link-text'] }, 'seo: 99 of 100, lost by link-text'],
    [{ firstPaint: 981 }, "firstPaint: 981 ms, more than 1.4 times the control's 700 ms"],
    [{ largestPaint: 1251 }, "largestPaint: 1251 ms, more than 1.25 times the control's 1000 ms"],
    [{ shift: 0.001 }, 'shift: 0.001, not 0'],
  ])('fail for %o', (change, fault) => {
    expect(findSpeedFaults(visit(change), visit(), budget)).toEqual([fault]);
  });
});
