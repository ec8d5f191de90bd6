import type { SpeedBudget } from '../../budgets';

/** What one visit of Lighthouse found; times in milliseconds, simulated for a slow phone. */
export interface Visit {
  /** Scores by category, 0 to 100. */
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Audits that took points, by name. */
  lost: string[];
}

/** The middle one of some numbers, of an even number the larger of the two in the middle. */
function findMedian(numbers: readonly number[]): number {
  const median = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (median === undefined) throw new Error('there is no median of nothing');
  return median;
}

/** The visits as one: the median of each number that they have, and every audit that took points in any of them. */
export function mergeVisits(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('there was no visit');
  const median = (read: (visit: Visit) => number) => findMedian(visits.map(read));
  return {
    scores: Object.fromEntries(
      Object.keys(first.scores).map((name) => [
        name,
        findMedian(visits.flatMap(({ scores }) => scores[name] ?? [])),
      ]),
    ),
    firstPaint: median(({ firstPaint }) => firstPaint),
    largestPaint: median(({ largestPaint }) => largestPaint),
    blocked: median(({ blocked }) => blocked),
    shift: median(({ shift }) => shift),
    lost: [...new Set(visits.flatMap(({ lost }) => lost))],
  };
}

/** Where a page falls short by Lighthouse, moves while it loads, or is slower than the control page allows. */
export function findSpeedFaults(page: Visit, control: Visit, budget: SpeedBudget): string[] {
  const points = Object.entries(page.scores)
    .filter(([name, score]) => score < (name === 'performance' ? budget.performance : 100))
    .map(([name, score]) => `${name}: ${score} of 100, lost by ${page.lost.join(', ')}`);
  const times = (['firstPaint', 'largestPaint'] as const)
    .filter((name) => Math.round(page[name]) > Math.round(control[name] * budget[name]))
    .map(
      (name) =>
        `${name}: ${Math.round(page[name])} ms, more than ${budget[name]} times the control's ${Math.round(control[name])} ms`,
    );
  return [...points, ...times, ...(page.shift > 0 ? [`shift: ${page.shift}, not 0`] : [])];
}
