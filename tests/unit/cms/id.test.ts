import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdSource } from '~/cms/list/record';

/** Makes ids at these times if some are taken. */
function makeIds(times: number[], taken: number[]): number[] {
  const clock = [...times];
  const next = createIdSource(() => clock.shift() ?? 0);
  return times.map(() => next(new Set(taken)));
}

test('ids are the time in milliseconds, or the next free one', () => {
  expect(makeIds([1_700_000_000_000], [])).toEqual([1_700_000_000_000]);
  expect(makeIds([5, 5], [5, 6, 8])).toEqual([7, 9]);
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
