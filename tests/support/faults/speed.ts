import { leastSpeedScore, type PaintBudget } from '../../budgets';
import { allowedShift } from '../shifts';

/** When a page was painted, in milliseconds, and what else every visit tells. */
export interface Paints {
  firstPaint: number;
  largestPaint: number;
  /** How fast the first view became complete, from the film strip. */
  speedIndex: number;
  /** How long tasks held up input. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** What one visit of Lighthouse found; times are simulated for a slow phone. */
export interface Visit {
  paints: Paints;
  /** Scores by category, 0 to 100. */
  scores: Record<string, number>;
  /** Audits that took points, by name. */
  lost: string[];
}

/** The middle one of some numbers, of an even number the larger of the two in the middle. */
function findMedian(numbers: readonly number[]): number {
  const median = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (median === undefined) throw new Error('there is no median of nothing');
  return median;
}

/** The median of each number that the first of some measurements has. */
export function mergeNumbers<Name extends string>(
  all: readonly Partial<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(all[0] ?? {}) as Name[];
  const medians = names.map((name) => [name, findMedian(all.flatMap((numbers) => numbers[name] ?? []))]);
  return Object.fromEntries(medians);
}

/** The visits as one: the median of each number that they have, and every audit that took points in any of them. */
export const mergeVisits = (visits: readonly Visit[]): Visit => ({
  paints: mergeNumbers<keyof Paints>(visits.map(({ paints }) => ({ ...paints }))),
  scores: mergeNumbers(visits.map(({ scores }) => scores)),
  lost: [...new Set(visits.flatMap(({ lost }) => lost))],
});

/** Where a page is painted later than the control page allows, or moves while it loads. */
export function findPaintFaults(page: Paints, control: Paints, budget: PaintBudget): string[] {
  const late = (['firstPaint', 'largestPaint'] as const)
    .filter((name) => Math.round(page[name]) > Math.round(control[name] * budget[name]))
    .map(
      (name) =>
        `${name}: ${Math.round(page[name])} ms, more than ${budget[name]} times the control's ${Math.round(control[name])} ms`,
    );
  return [...late, ...findShiftFaults(page)];
}

const findShiftFaults = ({ shift }: Paints) =>
  shift > allowedShift ? [`shift: ${shift}, more than ${allowedShift}`] : [];

/** Where a page falls short by Lighthouse, or moves while it loads. */
export function findSpeedFaults({ scores, lost, paints }: Visit): string[] {
  const points = Object.entries(scores)
    .filter(([name, score]) => score < (name === 'performance' ? leastSpeedScore : 100))
    .map(([name, score]) => `${name}: ${score} of 100, lost by ${lost.join(', ')}`);
  return [...points, ...findShiftFaults(paints)];
}
