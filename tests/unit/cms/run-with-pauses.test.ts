import { afterEach, expect, test, vi } from 'vitest';
import { runWithPauses } from '~/cms/backup/run-with-pauses';

afterEach(() => vi.restoreAllMocks());

/** Lets each step take this long. */
function mockDuration(milliseconds: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
}

test('pauses after each slow step and reports the progress', async () => {
  mockDuration(20);
  const log: unknown[] = [];
  const step = (item: number) => {
    setTimeout(() => log.push(`answered ${item}`));
    return item * 2;
  };
  const results = await runWithPauses([1, 2], step, (progress) => log.push(progress));
  expect(results).toEqual([2, 4]);
  expect(log).toEqual([{ done: 1, all: 2 }, 'answered 1', { done: 2, all: 2 }, 'answered 2']);
});

test('does not wait between quick steps', async () => {
  mockDuration(1);
  const wait = vi.spyOn(globalThis, 'setTimeout');
  expect(await runWithPauses([1, 2, 3], async (item) => item)).toEqual([1, 2, 3]);
  expect(wait).not.toHaveBeenCalled();
});
