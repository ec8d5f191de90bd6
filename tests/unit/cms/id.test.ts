import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdSource } from '~/cms/stores/id';

/** The ids made at these times where some are taken. */
function makeIds(times: number[], taken: number[]): number[] {
  let now = 0;
  const next = createIdSource(() => now);
  return times.map((time) => {
    now = time;
    return next(new Set(taken));
  });
}

describe('ids', () => {
  test.each([
    ['are the time in milliseconds', [1_700_000_000_000], [], [1_700_000_000_000]],
    ['differ within one millisecond', [5, 5, 5], [], [5, 6, 7]],
    ['differ when the clock is set back', [100, 50], [], [100, 101]],
    ['pass over what another tab has made', [5], [5, 6, 8], [7]],
  ])('%s: at %j beside %j they are %j', (_, times, taken, ids) => {
    expect(makeIds(times, taken)).toEqual(ids);
  });

  test('property: ids are unique with any clock', () => {
    const times = fc.array(fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(times, fc.uniqueArray(fc.integer({ min: 0, max: 50 })), (clock, taken) => {
        const all = [...makeIds(clock, taken), ...taken];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
