import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdSource } from '~/cms/stores/id';

const none = new Set<number>();

describe('ids', () => {
  test('are the time in milliseconds', () => {
    expect(createIdSource(() => 1_700_000_000_000)(none)).toBe(1_700_000_000_000);
  });

  test('differ within one millisecond', () => {
    const next = createIdSource(() => 5);
    expect([next(none), next(none), next(none)]).toEqual([5, 6, 7]);
  });

  test('differ when the clock is set back', () => {
    let now = 100;
    const next = createIdSource(() => now);
    const before = next(none);
    now = 50;
    expect([before, next(none)]).toEqual([100, 101]);
  });

  test('pass over what another tab has made', () => {
    expect(createIdSource(() => 5)(new Set([5, 6, 8]))).toBe(7);
  });

  test('law: no two are ever the same, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 })),
        fc.array(fc.integer({ min: 0, max: 50 })),
        (clock, stored) => {
          let now = 0;
          const next = createIdSource(() => now);
          const taken = new Set(stored);
          const made = clock.map((time) => {
            now = time;
            return next(taken);
          });
          expect(new Set([...made, ...taken]).size).toBe(made.length + taken.size);
        },
      ),
    );
  });
});
