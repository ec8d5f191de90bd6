import { largestShift, leastSpeedScore, type PaintBudget } from '../../budgets';

/** Paint times in milliseconds and other metrics of every visit. */
export interface Paints {
  firstPaint: number;
  largestPaint: number;
  /** Lighthouse's speed index of the first viewport. */
  speedIndex: number;
  /** Total blocking time. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Results of one Lighthouse visit. Times are simulated for a slow phone. */
export interface Visit {
  paints: Paints;
  /** Scores by category, 0 to 100. */
  scores: Record<string, number>;
  /** Names of audits that lost points. */
  lost: string[];
}

/** Returns the median, or the upper one of two. */
function findMedian(numbers: readonly number[]): number {
  const median = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (median === undefined) throw new Error('there is no median of nothing');
  return median;
}

/** Takes the median of each number in several measurements. */
export function mergeNumbers<Name extends string>(
  all: readonly Partial<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(all[0] ?? {}) as Name[];
  const medians = names.map((name) => [name, findMedian(all.flatMap((numbers) => numbers[name] ?? []))]);
  return Object.fromEntries(medians);
}

/** Merges visits: the median of each number, and the lost audits of all. */
export const mergeVisits = (visits: readonly Visit[]): Visit => ({
  paints: mergeNumbers<keyof Paints>(visits.map(({ paints }) => ({ ...paints }))),
  scores: mergeNumbers(visits.map(({ scores }) => scores)),
  lost: [...new Set(visits.flatMap(({ lost }) => lost))],
});

/** Compares a page's paint and blocking times with the control page, and checks its layout shift. */
export function findPaintFaults(page: Paints, control: Paints, budget: PaintBudget): string[] {
  const late = (['firstPaint', 'largestPaint'] as const)
    .filter((name) => Math.round(page[name]) > Math.round(control[name] * budget[name]))
    .map(
      (name) =>
        `${name}: ${Math.round(page[name])} ms, more than ${budget[name]} times the control's ${Math.round(control[name])} ms`,
    );
  const most = control.blocked + (budget.blocked ?? Number.POSITIVE_INFINITY);
  const blocked =
    page.blocked > most ? [`blocked: ${Math.round(page.blocked)} ms, more than ${Math.round(most)} ms`] : [];
  return [...late, ...blocked, ...findShiftFaults(page)];
}

const findShiftFaults = ({ shift }: Paints) =>
  shift > largestShift ? [`shift: ${shift}, more than ${largestShift}`] : [];

/** Lists scores below 100, lost audits and layout shift. */
export function findSpeedFaults({ scores, lost, paints }: Visit): string[] {
  const points = Object.entries(scores)
    .filter(([name, score]) => score < (name === 'performance' ? leastSpeedScore : 100))
    .map(([name, score]) => `${name}: ${score} of 100, lost by ${lost.join(', ')}`);
  return [...points, ...findShiftFaults(paints)];
}
